/** Pixels, three bytes each: red, green, blue. */
export type Raster = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3

export const turnRaster = (raster: Raster, turns: Turns): Raster => {
  if (turns === 0) return raster
  const { data, width, height } = raster
  const out = new Uint8Array(data.length)
  const [outWidth, outHeight] = turns === 2 ? [width, height] : [height, width]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      const from = (y * width + x) * 3
      const to = (toY * outWidth + toX) * 3
      out[to] = data[from] ?? 0
      out[to + 1] = data[from + 1] ?? 0
      out[to + 2] = data[from + 2] ?? 0
    }
  }
  return { data: out, width: outWidth, height: outHeight }
}

/** Rows `top` to `top + height`, without copying. */
export const band = (raster: Raster, top: number, height: number): Raster => ({
  data: raster.data.subarray(top * raster.width * 3, (top + height) * raster.width * 3),
  width: raster.width,
  height,
})
