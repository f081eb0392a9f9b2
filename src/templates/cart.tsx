import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { Money } from '../../api/contract.ts';
import { CartScreen } from '../checkout/cart-screen.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import type { OfferedProduct } from '../shop/shop-reducer.ts';
import type { TextHeadProps } from './screen-head.tsx';

interface GiftNode {
  readonly name: string;
  readonly variants: readonly { readonly sku: string; readonly price: Money }[];
}

interface CartQuery {
  readonly giftBox: GiftNode | null;
  readonly giftMessage: GiftNode | null;
}

export default function CartTemplate({ data }: PageProps<CartQuery>) {
  const dispatch = useShopDispatch();
  const { giftBoxProduct, giftMessageProduct } = useShopState();

  useEffect(() => {
    dispatch({ type: 'setGiftBoxProduct', product: toOffer(data.giftBox) });
    dispatch({ type: 'setGiftMessageProduct', product: toOffer(data.giftMessage) });
  }, [data, dispatch]);

  return <CartScreen giftBox={giftBoxProduct} giftMessage={giftMessageProduct} />;
}

function toOffer(node: GiftNode | null): OfferedProduct | null {
  const variant = node?.variants[0];
  return node && variant ? { sku: variant.sku, name: node.name, price: variant.price } : null;
}

export function Head({ pageContext }: TextHeadProps<{ cart: { title: string } }>) {
  return <PageHead title={pageContext.texts.cart.title} />;
}

export const query = graphql`
  query Cart {
    giftBox: commerceProduct(kind: { eq: "gift-box" }) {
      name
      variants {
        sku
        price {
          centAmount
          currencyCode
          fractionDigits
        }
      }
    }
    giftMessage: commerceProduct(kind: { eq: "gift-message" }) {
      name
      variants {
        sku
        price {
          centAmount
          currencyCode
          fractionDigits
        }
      }
    }
  }
`;
