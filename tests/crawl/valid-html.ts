import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The recommended rules (https://html-validate.org/rules/) without those that only React's way of writing breaks, or
 * that contradict what the shop does on purpose.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<meta charSet="utf-8"/>`, `hidden=""`, and `checked=""`, which mean the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // IDs by React begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby's frame and its announcer have styles; others are custom properties with a color or a width of the data.
    'no-inline-style': 'off',
    // Safari no longer calls a list one if its style has no bullets, unless it has the role
    // (https://bugs.webkit.org/show_bug.cgi?id=170179).
    'no-redundant-role': 'off',
    // The search box is the pattern “combobox” of ARIA, which no native element is.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Both values mean the same, and downshift writes the older one.
    'presentation-role-style': 'off',
    // It may be shown in two lines on a narrow screen.
    'tel-non-breaking': 'off',
    // Inputs of text are inputs of text.
    'no-implicit-input-type': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is wrong with a page's HTML: the rule, what it says, and where. */
export async function problemsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message}${selector === null ? '' : ` (${selector})`}`,
    );
}
