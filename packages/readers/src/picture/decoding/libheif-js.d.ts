/** The package has no types of its own. Only what we call is said here. */
declare module 'libheif-js/wasm-bundle.js' {
  type HeifImage = { handle: unknown; get_width(): number; get_height(): number; free(): void }
  type Channel = { id: unknown; width: number; height: number; stride: number; data: Uint8Array }
  type Decoded = { code?: unknown; channels?: Channel[]; image?: unknown }
  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[]; decoder: unknown }
    heif_js_decode_image2(handle: unknown, colorspace: unknown, chroma: unknown): Promise<Decoded | null>
    heif_image_release(image: unknown): void
    heif_context_free(context: unknown): void
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown }
    heif_channel: { heif_channel_interleaved: unknown }
  }
  export default libheif
}
