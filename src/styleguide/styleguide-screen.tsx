import { type ReactNode, useId, useState } from 'react';
import { QuantityField } from '../cart/quantity-field.tsx';
import { ProductCard } from '../catalogue/product-grid.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { SelectField, TextArea, TextField } from '../components/form-field.tsx';
import { CloseIcon } from '../components/icons.tsx';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { Picture } from '../components/picture.tsx';
import { PriceNotes } from '../components/price-notes.tsx';
import { ProductTiles } from '../components/product-tiles.tsx';
import { Rating } from '../components/rating.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './styleguide.module.css';

/** For those who build the shop and for visual tests; its words are therefore in English only. */
export const StyleguideScreen = ({ product }: { readonly product: ProductCardData | undefined }) => (
  <div className={`page ${styles.screen ?? ''}`} lang="en">
    <header className={styles.header}>
      <h1>Style guide</h1>
      <p>
        Every component in its states. Switch the device to dark, enlarge the text, and force its colors: this
        page follows.
      </p>
    </header>
    <TypeScale />
    <Colors />
    <Buttons />
    <Fields />
    <Notices />
    {product && <Products product={product} />}
    {product && <Parts path={product.path} />}
  </div>
);

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The steps of both families; prices have figures of one width. */
const steps = [
  ...(['3xl', '2xl', 'xl', 'l'] as const).map((step) => ['display', step, styles.display] as const),
  ...(['l', 'm', 's', 'xs'] as const).map((step) => ['body', step, undefined] as const),
];

const TypeScale = () => (
  <Section title="Type">
    <dl className={styles.steps}>
      {steps.map(([family, step, className]) => (
        <div key={`${family} ${step}`}>
          <dt>{`${family} ${step}`}</dt>
          <dd className={className} style={{ '--step': `var(--text-${step})` }}>
            Made to last, from the first day
          </dd>
        </div>
      ))}
      <div>
        <dt>price</dt>
        <dd className={styles.price} style={{ '--step': 'var(--text-l)' }}>
          $1,149.00
        </dd>
      </div>
    </dl>
  </Section>
);

/** Each color with those that are written on it. */
const colors = {
  ink: ['paper', 'raised', 'linen', 'sand', 'accent-tint', 'sage-tint', 'error-tint'],
  'ink-soft': ['paper'],
  sage: ['paper'],
  error: ['paper'],
  'on-accent': ['accent', 'accent-strong'],
};

const Colors = () => (
  <Section title="Colors">
    <ul role="list" className={styles.colors}>
      {Object.entries(colors).flatMap(([text, surfaces]) =>
        surfaces.map((surface) => (
          <li
            key={`${surface} ${text}`}
            className={styles.color}
            style={{ '--color': `var(--color-${surface})`, '--on': `var(--color-${text})` }}
          >
            {`${text} on ${surface}`}
          </li>
        )),
      )}
    </ul>
  </Section>
);

function Buttons() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Buttons">
      <div className={styles.row}>
        <button type="button" className="button">
          Add to cart
        </button>
        <button type="button" className="button button-quiet">
          Filters
        </button>
        <button type="button" className="button" disabled>
          Sold out
        </button>
        <button type="button" className="button" aria-disabled="true">
          One moment …
        </button>
        <button type="button" className="link">
          Change address
        </button>
        <button type="button" className="chip">
          Jackets
        </button>
        <button type="button" className="icon-button" aria-label="Close">
          <CloseIcon />
        </button>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
      </div>
      <ModalDialog
        label="A dialog"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
        placement="side"
      >
        <h2>A dialog</h2>
        <p>It takes the focus, closes on Escape, and gives the focus back.</p>
      </ModalDialog>
    </Section>
  );
}

const emailProblem = 'Enter an address like name@example.com.';

function Fields() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <TextField label="Name" hint="As it is on the parcel." defaultValue="Alex Rivera" />
        <TextField label="Email" error={emailProblem} defaultValue="alex@" />
        <TextField label="Country" disabled defaultValue="United States" />
        <SelectField label="State">
          <option>Maine</option>
          <option>New Hampshire</option>
          <option>Vermont</option>
        </SelectField>
        <TextField label="Company" optional placeholder="Company" />
        <TextArea label="Message" rows={3} />
        <QuantityField
          value={quantity}
          available={3}
          onChange={setQuantity}
          label="Quantity"
          name="Rain jacket"
        />
      </div>
    </Section>
  );
}

const Notices = () => (
  <Section title="Notices">
    <div className={styles.grid}>
      <p className="notice">Orders are packed by hand.</p>
      <p className="notice notice-good">1 × Rain jacket is in your cart.</p>
      <p className="notice notice-warm">The price of one product has changed since you added it.</p>
      <ErrorText error="CommerceUnavailable" />
      <ErrorSummary
        title="Please check these fields"
        problems={[{ name: 'email', text: emailProblem }]}
        onChoose={() => undefined}
        ref={null}
      />
    </div>
  </Section>
);

const Products = ({ product }: { readonly product: ProductCardData }) => {
  const price = { ...product.price, priorCentAmount: Math.round(product.price.centAmount * 1.25) };
  const plain = { ...product, hasPriceRange: false, soldOut: false };
  const states = [plain, { ...plain, hasPriceRange: true }, { ...plain, price }, { ...plain, soldOut: true }];
  return (
    <Section title="Products">
      <ProductTiles>
        {states.map((state, index) => (
          // They never change places.
          <li key={index}>
            <ProductCard product={state} onSelect={() => undefined} />
          </li>
        ))}
      </ProductTiles>
      <div className={styles.row}>
        <Rating average={4.6} count={683} />
        <Rating average={2} />
      </div>
      <div>
        <PriceNotes price={price} measure={{ quantity: 2, unit: 'l' }} />
      </div>
    </Section>
  );
};

const Fold = ({ open = false }: { readonly open?: boolean }) => (
  <details className="fold" open={open}>
    <summary>Care</summary>
    <p>Machine wash warm, without fabric softener. Dry flat.</p>
  </details>
);

const Parts = ({ path }: { readonly path: string }) => (
  <Section title="Parts of pages">
    <Breadcrumbs trail={[{ name: 'Jackets', path }]} current="Rain jacket" />
    <div className={styles.grid}>
      <Fold open />
      <Fold />
      <div className="panel">
        <h3>Summary</h3>
        <p>Orders are packed by hand.</p>
      </div>
      {/* The ground of a picture that has not arrived. */}
      <Picture picture={null} alt="" sizes="17rem" />
    </div>
  </Section>
);
