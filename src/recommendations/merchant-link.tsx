import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface MerchantLinkProps {
  /** A path within the storefront, or a full address elsewhere. */
  readonly href: string;
  readonly className: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link whose address the merchant has entered in the search service's console. */
export function MerchantLink({ href, children, ...props }: MerchantLinkProps) {
  if (/^\/(?!\/)/.test(href))
    return (
      <Link to={href} {...props}>
        {children}
      </Link>
    );
  if (/^https?:\/\//i.test(href))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return <span className={props.className}>{children}</span>;
}
