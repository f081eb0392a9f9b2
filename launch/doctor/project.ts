import type { ProductProjection, TaxCategory } from '@commercetools/platform-sdk';
import { brand } from '../../brands/build.ts';
import { commercetoolsProject, whileBuilding } from '../../commerce/client.ts';
import { projectOf } from '../../commerce/project/description.ts';
import { kinds, planOf, type Step } from '../../commerce/project/plan.ts';
import { readProject } from '../../commerce/project/read.ts';
import type { Store } from '../../stores/types.ts';
import { commercetoolsClientOf } from '../../settings/shared-settings.ts';
import { setupSettings } from '../setup/settings.ts';
import { stepText } from '../setup/words.ts';
import { after, type Check, check, fault, ok, once } from './check.ts';
import { type Examined, settingsOf } from './examined.ts';

/** The API clients are tried scope by scope, whatever they are called. */
const { clients: _, ...compared } = kinds;

/**
 * Whether the project is what `npm run setup` would make of it, and knows what taxes are due. Only an administrator's client
 * may read all of that.
 * @param products what is published.
 */
export function projectChecks(
  { env, stores }: Examined,
  products: () => Promise<readonly ProductProjection[]>,
): Check[] {
  const project = once(() => readProject(commercetoolsProject(administrator(env), whileBuilding)));
  const admin = check('commercetools.administrator', async () => {
    const { key } = (await project()).project;
    const wanted = administrator(env).projectKey;
    return key === wanted ? ok('can read the project') : fault(`The project is ${key} instead of ${wanted}`);
  });
  const steps = once(async () => planOf(projectOf(brand), await project()));
  return [
    admin,
    ...after(admin, [
      ...Object.keys(compared).map((kind) =>
        check(`commercetools.project.${kind}`, async () =>
          planFinding((await steps()).filter((step) => step.kind === kind)),
        ),
      ),
      ...stores.flatMap((store) =>
        taxChecks(store, async () => usedBy(await products(), (await project()).taxCategories)),
      ),
    ]),
  ];
}

const administrator = (env: Examined['env']) =>
  commercetoolsClientOf('COMMERCETOOLS_ADMIN_CLIENT', settingsOf(setupSettings, env));

function planFinding(steps: readonly Step[]) {
  const open = steps.filter(({ does }) => does !== 'leave');
  const [example] = open;
  if (example)
    return fault(
      `npm run setup has ${open.length} to do, e.g. ${stepText(example)}. Look at its plan, and add --apply`,
    );
  const notes = steps.flatMap((step) => (step.does === 'leave' ? (step.says ?? []) : []));
  return ok(notes.join('; ') || `${steps.length} as described`);
}

const usedBy = (products: readonly ProductProjection[], categories: readonly TaxCategory[]) =>
  categories.filter(({ id }) => products.some(({ taxCategory }) => taxCategory?.id === id));

/** Whether each product can be taxed in each country that a storefront ships to, in the way that its prices say. */
const taxChecks = (store: Store, categories: () => Promise<readonly TaxCategory[]>) =>
  store.shippingCountries.map((country) =>
    check(`commercetools.tax.${store.id}.${country}`, async () => {
      const code = country.toUpperCase();
      const used = await categories();
      const ratesOf = ({ rates }: TaxCategory) => rates.filter((rate) => rate.country === code);
      const named = (some: readonly TaxCategory[]) => some.map(({ name }) => name).join(', ');
      const without = used.filter((category) => ratesOf(category).length === 0);
      if (used.length === 0) return fault('No product has a tax category: choose one for each product');
      if (without.length > 0)
        return fault(`No tax rate for ${code} in ${named(without)}: nobody there can check out. Enter it`);
      const other = used.filter((category) =>
        ratesOf(category).some(({ includedInPrice }) => includedInPrice !== store.tax.included),
      );
      if (other.length === 0) return ok(named(used));
      const says = store.tax.included ? 'contain' : 'do not contain';
      return fault(
        `Prices of ${store.id} ${says} tax by its record, but not by the rates for ${code} in ${named(other)}: correct one of them`,
      );
    }),
  );
