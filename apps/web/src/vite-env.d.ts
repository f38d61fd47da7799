/// <reference types="vite/client" />
import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are values that styles read. */
    [name: `--${string}`]: string
  }
}

declare global {
  /** A token that stood in the address, until the app takes it over from the first script of the page. */
  var atlasToken: string | undefined

  /** A file that fell on a page before the app was there, and on which. */
  var atlasDropped: { readonly file: File | undefined; readonly path: string } | undefined

  /** Trusted types, where a browser has them. The made address is opaque; as far as we use it, it is a string. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ) => { createScriptURL: (url: string) => string }
      }
    | undefined
}
