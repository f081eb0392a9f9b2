import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noCycle } from './eslint.cycles.ts';
import { mayImport } from './eslint.rooms.ts';

const zones = Object.entries(mayImport).map(([room, others]) => ({
  target: `./${room}`,
  from: '.',
  except: ['node_modules', room, ...others].map((folder) => `./${folder}`),
  message: `${room}/ must not import this room: see eslint.rooms.ts and docs/architecture.md.`,
}));

/** Through which of the brand's doors a room gets the brand; the rest of `brands/` is nobody's business. */
const doors = [
  ['src', 'browser', 'sections'],
  ...['api', 'commerce', 'hosts', 'settings'].map((room) => [room, 'api']),
  // What renders pages gets it from `api`: what `build` imports may read files, and Gatsby then renders every page in every build.
  ['gatsby', 'build', 'api'],
  ...['scripts', 'tools'].map((room) => [room, 'build']),
].map(([room, door, ...others]) => ({
  target: `./${room}`,
  from: './brands',
  except: [door, ...others, 'theme', 'types'].map((file) => `./${file}.ts`),
  message: `${room}/ gets the brand from brands/${door}.ts, and its types from brands/types.ts.`,
}));

const canParse = {
  object: 'URL',
  property: 'canParse',
  message: 'Safari 16 and Chrome 111, which browserslist names, do not have it: use the constructor.',
};

/** Customers read one thing in one way everywhere. */
const oneWayToWrite = [
  {
    selector: "NewExpression[callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone']))",
    message:
      'Say in which zone: that of the storefront (stores/time-text.ts), or UTC for a day without a time.',
  },
  {
    selector: "NewExpression[callee.property.name='DisplayNames']:has(Property[value.value='region'])",
    message: 'Use stores/country-name.ts.',
  },
];

const zodInBrowsers = {
  name: 'zod',
  message:
    'Use zod/mini: the rest would be 26 kB, and tries `new Function`, which the security policy refuses.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.cache',
      '.builds',
      'dist',
      '.data',
      'test-results',
      'playwright-report',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    files: ['**/*.{ts,tsx,mts}'],
    // One program for all files takes half the memory of `projectService`, which serves editors.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, house: { rules: { 'no-cycle': noCycle } } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.js', '.mjs'],
    },
    rules: {
      // To leave a property out of the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'house/no-cycle': 'error',
      // What a brand declares is added to them.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowWithName: '^Brand', allowInterfaces: 'with-single-extends' },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The payment library's models are classes without behavior, into which responses are read.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
  {
    // Texts come from strangers: an expression may only take time in proportion to its text. The rules do not see what
    // follows a fixed beginning of several characters, such as `eyJ[\w-]+\.`, where it can begin again.
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...doors] }] },
  },
  {
    files: ['{api,demo,local,scripts,tests,tools}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['**/sandbox/**'], message: 'The sandbox is a package: storefront-sandbox.' }],
        },
      ],
    },
  },
  {
    // What commands print may come from anybody.
    files: ['{scripts,tools}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', 'scripts/print.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['{api,commerce,contract,gatsby,stores,tools}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'stores/country-name.ts'],
    rules: { 'no-restricted-syntax': ['error', ...oneWayToWrite] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'brands/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'brands/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Safari drops the list role if there is no list style, so lists set it explicitly.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-restricted-imports': [
        'error',
        { name: 'js-cookie', message: 'Use src/consent/guarded-storage.ts.' },
        zodInBrowsers,
        {
          name: 'gatsby-plugin-react-i18next',
          message:
            'Import from react-i18next: the index is CommonJS, and brings all of both into every page.',
        },
      ],
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'window', property: 'sessionStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'globalThis', property: 'localStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'globalThis', property: 'sessionStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'document', property: 'cookie', message: 'Use src/consent/guarded-storage.ts.' },
        canParse,
      ],
    },
  },
  {
    files: ['contract/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', canParse],
      'no-restricted-imports': ['error', zodInBrowsers],
    },
  },
  {
    files: ['src/consent/browser-storage.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // Runs before any module has loaded; it reads the answer itself.
    files: ['src/consent/consent-script.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Runs before any module has loaded; it reads one entry of the inventory, which is strict.
    files: ['src/navigation/language-script.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // Gatsby and the test tools require default exports here.
    files: [
      'src/templates/*.tsx',
      '**/*.config.{ts,mts}',
      'gatsby-*.{ts,tsx}',
      'hosts/{netlify,cloudflare}/**/*.ts',
      'gatsby/replace-expressions.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Playwright parses the pattern to find out which fixtures a fixture needs, even if it needs none.
    files: ['tests/browser/fixtures.ts', 'tests/journeys/{consent,search-consent}.spec.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node },
  },
);
