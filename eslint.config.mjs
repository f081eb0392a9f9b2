import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms that a room must not import; docs/architecture.md draws who may know whom. */
const forbidden = {
  stores: [
    'api',
    'build',
    'edge',
    'netlify',
    'pictures',
    'redirects',
    'sandbox',
    'scripts',
    'server',
    'src',
    'tests',
  ],
  redirects: ['api', 'build', 'edge', 'netlify', 'pictures', 'sandbox', 'scripts', 'server', 'src', 'tests'],
  pictures: [
    'api',
    'build',
    'edge',
    'netlify',
    'redirects',
    'sandbox',
    'scripts',
    'server',
    'src',
    'stores',
    'tests',
  ],
  edge: ['api', 'build', 'netlify', 'sandbox', 'scripts', 'server', 'src', 'tests'],
  src: ['build', 'edge', 'netlify', 'sandbox', 'scripts', 'server', 'tests'],
  api: ['build', 'edge', 'netlify', 'pictures', 'redirects', 'sandbox', 'scripts', 'server', 'src', 'tests'],
  build: ['edge', 'netlify', 'sandbox', 'scripts', 'server', 'tests'],
  server: ['build', 'netlify', 'sandbox', 'scripts', 'src', 'tests'],
  netlify: ['build', 'sandbox', 'scripts', 'server', 'src', 'tests'],
  sandbox: ['api', 'build', 'edge', 'netlify', 'pictures', 'redirects', 'scripts', 'server', 'src', 'tests'],
};

const boundaries = [
  ...Object.entries(forbidden).map(([room, others]) => ({
    target: `./${room}`,
    from: others.map((other) => `./${other}`),
    message: `${room}/ must not know this room, see docs/architecture.md.`,
  })),
  {
    target: './src',
    from: './api',
    except: ['./contract.ts'],
    message: 'Browser code shares only contract/index.ts with the shop API.',
  },
  {
    target: './src',
    from: ['lint', 'table'].map((folder) => `./redirects/${folder}`),
    message: 'The browser fetches the rules that the build published (src/redirects/).',
  },
];

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
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.js', '.mjs'],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The payment library's models are classes without behaviour, which answers are read into.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: boundaries }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Safari drops the list role where the list style is none, so lists say it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-restricted-imports': [
        'error',
        { name: 'js-cookie', message: 'Use src/consent/guarded-storage.ts.' },
      ],
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'localStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'window', property: 'sessionStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'globalThis', property: 'localStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'globalThis', property: 'sessionStorage', message: 'Use src/consent/guarded-storage.ts.' },
        { object: 'document', property: 'cookie', message: 'Use src/consent/guarded-storage.ts.' },
      ],
    },
  },
  {
    files: ['src/consent/guarded-storage.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // Runs before any module is there; it reads one entry of the inventory, which is strict.
    files: ['src/navigation/language-script.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // Gatsby and the test tools ask for default exports here.
    files: ['src/templates/*.tsx', '*.config.{ts,mts}', 'gatsby-*.{ts,tsx}', 'hosts/{netlify,cloudflare}/**/*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Playwright reads from the pattern which fixtures a fixture needs, also when it needs none.
    files: ['tests/journeys/fixtures.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node },
  },
);
