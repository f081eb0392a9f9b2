import { startFailureId } from './reload-guard.ts';

/**
 * A script for the beginning of a page's body, for pages that are older than the files of the shop, e.g. from a cache:
 * the code that would notice is itself among what is missing. It reloads the page once, with `reloaded=1` as the reload
 * guard does, and otherwise reveals the line that says so, whose button reloads. Files loaded later are the guard's.
 */
export const startScript = `(()=>{let f;addEventListener("error",({target:s})=>{
if(f||!/\\/(webpack-runtime|framework|app)-\\w+\\.js$/.test(s.src))return;f=1;
const u=new URL(location);
if(navigator.onLine&&!u.searchParams.has("reloaded")){u.searchParams.set("reloaded",1);location.replace(u)}
else addEventListener("DOMContentLoaded",()=>{const b=document.getElementById("${startFailureId}");b.hidden=false;b.onclick=()=>location.reload()})
},true)})()`.replaceAll('\n', '');
