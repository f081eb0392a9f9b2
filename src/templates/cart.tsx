import { graphql, type PageProps } from 'gatsby';
import { sections } from '../../brands/sections.ts';
import { CartScreen } from '../cart/cart-screen.tsx';
import { useCartState } from '../cart/use-cart.tsx';
import { priceIn } from '../catalogue/price-in.ts';
import { ExpressButtons } from '../express/express-area.tsx';
import { Sections } from '../components/sections.tsx';
import { Recommendations } from '../search/recommendations/recommendations.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import type { OfferedProduct } from '../shop/shop-state.ts';
import { headOf, productsIn } from './page-data.tsx';

export default function CartTemplate({ data }: PageProps<Queries.CartQuery>) {
  const currency = useCurrency();
  return (
    <>
      <CartScreen
        giftBox={toOffer(data.giftBox, currency)}
        giftMessage={toOffer(data.giftMessage, currency)}
        otherWays={<ExpressButtons page="cart" />}
      />
      <div className="page" data-late="">
        <Sections
          list={sections.cartEnd}
          shown={{}}
          all={{ recommendations: <CartRow gifts={[data.giftBox, data.giftMessage]} /> }}
        />
      </div>
    </>
  );
}

/** What goes well with the cart, or what others like if it is empty; gifts are offered above. */
function CartRow({ gifts }: { gifts: readonly ({ readonly key: string } | null)[] }) {
  const cart = useCartState((state) => state.cart);
  const loading = useCartState((state) => state.loading);
  const variants = productsIn(cart?.lineItems);
  const without = gifts.flatMap((gift) => gift?.key ?? []);
  return (
    <>
      {variants.length > 0 && (
        <Recommendations key="together" id="cart-together" variants={variants} without={without} />
      )}
      {variants.length === 0 && !loading && (
        <Recommendations key="trending" id="home-trending" without={without} />
      )}
    </>
  );
}

function toOffer(node: Queries.CartQuery['giftBox'], currency: string): OfferedProduct | null {
  const variant = node?.variants.find(({ prices }) => priceIn(prices, currency));
  const price = priceIn(variant?.prices ?? [], currency);
  return node && variant && price ? { sku: variant.sku, name: node.name, price } : null;
}

export const Head = headOf((texts) => texts.cart);

export const query = graphql`
  query Cart($language: String!) {
    giftBox: commerceProduct(language: { eq: $language }, kind: { eq: "gift-box" }) {
      key
      name
      variants {
        sku
        prices {
          centAmount
          currencyCode
          fractionDigits
        }
      }
    }
    giftMessage: commerceProduct(language: { eq: $language }, kind: { eq: "gift-message" }) {
      key
      name
      variants {
        sku
        prices {
          centAmount
          currencyCode
          fractionDigits
        }
      }
    }
  }
`;
