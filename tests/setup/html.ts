// What a page does not do as the HTML standard says, in words for a failing test.
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How React spells HTML is about style, not conformance.
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // How long a title should be is advice: shingle audit gives it, and a test holds the sample to it.
      'long-title': 'off',
      'no-inline-style': 'error',
      'heading-level': ['error', { allowMultipleH1: false, minInitialRank: 'h1' }],
      'tel-non-breaking': 'off',
      'require-sri': 'off',
      'prefer-native-element': 'error',
    },
  }),
);

export async function htmlFindings(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) => messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`));
}
