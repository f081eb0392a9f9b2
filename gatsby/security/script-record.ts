/** The parts of webpack that are used here (https://webpack.js.org/api/compilation-object/). */
interface ChunkGroup {
  readonly name?: string | null | undefined;
  /** The `import()`s that load it. */
  readonly origins: readonly { readonly request?: string }[];
}
interface Chunk {
  readonly name?: string | null | undefined;
  readonly files: ReadonlySet<string>;
  readonly groupsIterable: Iterable<ChunkGroup>;
}
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly hooks: {
    readonly processAssets: {
      readonly tap: (options: { name: string; stage: number }, run: () => void) => void;
    };
  };
  readonly emitAsset: (file: string, source: object) => void;
}
interface Compiler {
  readonly webpack: { readonly sources: { readonly RawSource: new (text: string) => object } };
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, run: (compilation: Compilation) => void) => void;
    };
  };
}

const name = 'ScriptRecord';

/** webpack's `Compilation.PROCESS_ASSETS_STAGE_REPORT`: every file has its final name. */
const report = 5000;

/** What a build knows about its scripts; not published (`scripts/check/published-files.ts`). */
export const scriptRecord = 'script-record.json';

/**
 * A webpack plugin that writes what each script is loaded for: names of chunks, or what `import()` asks for. The record of
 * scripts on the payment page is made of it; webpack's own statistics, as Gatsby writes them, know only chunks with names.
 */
export const recordScripts = {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage: report }, () => {
        const entries = [...compilation.chunks].flatMap((chunk) => {
          const purposes = [...new Set([...chunk.groupsIterable].flatMap(purposesOf))].sort();
          return [...chunk.files]
            .filter((file) => file.endsWith('.js'))
            .map((file) => [file, purposes] as const);
        });
        const text = JSON.stringify(Object.fromEntries(entries.sort()), null, 2);
        compilation.emitAsset(scriptRecord, new webpack.sources.RawSource(text));
      }),
    );
  },
};

/** The name, or what is imported without its folder and ending: `error-reporter`, `@adyen/adyen-web`. */
const purposesOf = ({ name, origins }: ChunkGroup): string[] =>
  name
    ? [name]
    : origins.map(({ request = '' }) => request.replace(/^\.{1,2}\/(.*\/)?/, '').replace(/\.tsx?$/, ''));
