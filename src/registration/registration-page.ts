import type { Registration, RegistrationStatement } from '../../contract/registration.ts';
import { batchFrom, type Batches } from '../../stores/batch.ts';

/** What the page knows: the products that the storefront sells, and the recalls, each in the language of the page. */
export interface RegistrationPage {
  readonly products: readonly { readonly key: string; readonly name: string }[];
  readonly recalls: readonly Recall[];
}

interface Recall {
  readonly title: string;
  readonly path: string;
  readonly batches: readonly Batches[];
}

/** What is in the form. */
export interface Typed {
  /** A product's key, `other` for one that is not in the list, or empty. */
  readonly choice: string;
  /** The name of another product. */
  readonly model: string;
  readonly batch: string;
  readonly on: string;
  readonly at: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** Not the key of any product. */
export const other = ' other';

export const nothingTyped: Typed = {
  ...{ choice: '', model: '', batch: '', on: '', at: '' },
  ...{ name: '', address: '', email: '', phone: '' },
};

type Products = RegistrationPage['products'];

/** What is sent of a form that has been filled in. */
export function statementOf(typed: Typed, products: Products, country: string): RegistrationStatement {
  const { choice, model, batch, on, at, ...owner } = typed;
  const chosen = products.find(({ key }) => key === choice);
  return {
    product: chosen?.key ?? '',
    model: chosen?.name ?? model,
    ...{ batch: batchFrom(batch) ?? '', bought: { on, at }, ...owner, country },
  };
}

/** The form of a registration that is to be changed. */
export function typedOf(registration: Registration, products: Products): Typed {
  const { product, model, batch, bought, name, address, email, phone } = registration;
  const isListed = products.some(({ key }) => key === product);
  return {
    choice: isListed ? product : other,
    model: isListed ? '' : model,
    ...{ batch, ...bought, name, address, email, phone },
  };
}
