/** Class names of a CSS module, as the build makes them. */
declare module '*.module.css' {
  const classes: { readonly [className: string]: string };
  export = classes;
}

declare module '*.css' {}
