import { secretLinks } from '../../contract/secret-links.ts';

declare global {
  interface Window {
    /**
     * Exchanges what the address of the page contained; only on a page that was opened with it. Answers as the shop API
     * does; after a failure, the next call tries again.
     */
    openLink?: () => Promise<Response>;
  }
}

const links = Object.values(secretLinks).map(({ secret, subject, resource }) => [secret, subject, resource]);

/**
 * A script for the very beginning of a page that shows an order, takes a payment, answers a restock request, or changes a registration. The secrets
 * of links (`contract/secret-links.ts`) leave the address before any other code runs, and are exchanged for a cookie that no script can read. Nobody can ask for them afterwards: they are known only in here. The
 * exchange survives a reload of the page, which no longer has them.
 */
export const linkScript = `(()=>{const u=new URL(location),q=u.searchParams,f=fetch;
for(const[s,n,p]of${JSON.stringify(links)}){
const token=q.get(s);if(token===null)continue;
q.delete(s);history.replaceState(history.state,"",u);
const a="/api/"+p+"/"+encodeURIComponent(q.get(n))+"/session",body=JSON.stringify({token});
let r;const o=window.openLink=()=>{if(r)return r;const c=new AbortController;setTimeout(()=>c.abort(),15e3);
return r=f(a,{method:"POST",headers:{"Content-Type":"application/json"},body,keepalive:true,signal:c.signal}).then(x=>{x.ok||(r=null);return x},e=>{r=null;throw e})};
o().catch(()=>0)}})()`.replaceAll('\n', '');
