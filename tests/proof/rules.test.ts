import { expect, test } from 'vitest';
import { readRules } from './rules.ts';

test('a rule is a list item in its section that starts with a bold ID; everything else is for readers', () => {
  const markdown = `# Title

## 2 Screens

### 2.2 Navigation

Some words about **2.2.7** things.

- **2.2.1** Pages are
  prefetched.
- **2.2.12** A notice appears after a
  second. (not
  built yet)

_Open: nothing._

## 4 What changes

- **4.1** It starts online.
- **4.2** Slices are missing. (not used)
- **4.3** It has ten entries. (pure)
- an item without an id
`;
  expect(readRules(markdown)).toEqual([
    {
      title: '2.2 Navigation',
      rules: [
        { id: '2.2.1', text: 'Pages are prefetched.', kind: 'built' },
        { id: '2.2.12', text: 'A notice appears after a second.', kind: 'planned' },
      ],
    },
    {
      title: '4 What changes',
      rules: [
        { id: '4.1', text: 'It starts online.', kind: 'built' },
        { id: '4.2', text: 'Slices are missing.', kind: 'unused' },
        { id: '4.3', text: 'It has ten entries.', kind: 'pure' },
      ],
    },
  ]);
});

test.each([
  ['another section', '## 4 States\n\n- **5.1** Words.\n', '5.1 does not belong to its section'],
  ['a section below', '## 4 States\n\n- **4.1.1** Words.\n', '4.1.1 does not belong to its section'],
  ['the section itself', '## 4 States\n\n- **4** Words.\n', '4 does not belong to its section'],
  ['no section', '- **4.1** Words.\n', '4.1 does not belong to its section'],
  ['a duplicate ID', '## 4 States\n\n- **4.1** Words.\n- **4.1** Others.\n', '4.1 occurs twice'],
])('a rule of %s is an error', (_, markdown, message) => {
  expect(() => readRules(markdown)).toThrow(message);
});
