import { Section } from './section.tsx';
import * as styles from './styleguide.module.css';
import { words } from './words.ts';

const displaySteps = ['3xl', '2xl', 'xl', 'l'] as const;
const bodySteps = ['l', 'm', 's', 'xs'] as const;

/** The steps of both families; prices have figures of one width. */
export const TypeScale = () => (
  <Section title={words.sections.type}>
    <dl className={styles.steps}>
      {displaySteps.map((step) => (
        <Step key={step} name={`display ${step}`} step={step} className={styles.display} />
      ))}
      {bodySteps.map((step) => (
        <Step key={step} name={`body ${step}`} step={step} />
      ))}
      <Step name="price" step="l" className={styles.price} text={words.price} />
    </dl>
  </Section>
);

interface StepProps {
  readonly name: string;
  readonly step: string;
  readonly className?: string | undefined;
  readonly text?: string;
}

const Step = ({ name, step, className, text = words.sample }: StepProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={className} style={{ '--step': `var(--text-${step})` }}>
      {text}
    </dd>
  </div>
);

/** Each color with the one that is written on it. */
const colors = [
  ['paper', 'ink'],
  ['raised', 'ink'],
  ['linen', 'ink'],
  ['sand', 'ink'],
  ['accent-tint', 'ink'],
  ['sage-tint', 'ink'],
  ['error-tint', 'ink'],
  ['paper', 'ink-soft'],
  ['paper', 'sage'],
  ['paper', 'error'],
  ['accent', 'on-accent'],
  ['accent-strong', 'on-accent'],
] as const;

export const Colors = () => (
  <Section title={words.sections.colors}>
    <ul role="list" className={styles.colors}>
      {colors.map(([surface, text]) => (
        <li
          key={`${surface} ${text}`}
          className={styles.color}
          style={{ '--color': `var(--color-${surface})`, '--on': `var(--color-${text})` }}
        >
          {`${text} on ${surface}`}
        </li>
      ))}
    </ul>
  </Section>
);
