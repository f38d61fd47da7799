import { fieldsOf, messageField, numberField, textField } from './protobuf.ts'

/**
 * The decoder of the speech model as it is published turns its 13 million output weights from 8 bits into floats at
 * every token, which is its largest single cost. Here its last step is written like all its other steps: the input is
 * made 8 bits and multiplied with the weights as they are. Figures: docs/decisions/reading-recordings.md.
 */

/** Numbers of fields in ONNX. */
const MODEL = { graph: 7 } as const
const GRAPH = { node: 1 } as const
const NODE = { input: 1, output: 2, name: 3, kind: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, number: 3, graph: 6, type: 20 } as const
const TYPE_NUMBER = 2
const FLOAT = 1

const WEIGHTS = 'model.decoder.embed_tokens.weight'
const SLOW = { unpack: `${WEIGHTS}_transposed_DequantizeLinear`, multiply: '/proj_out/MatMul' } as const

type Node = {
  readonly kind: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes?: readonly Uint8Array[]
}

const encodeNode = ({ kind, inputs, outputs, attributes = [] }: Node): readonly Uint8Array[] =>
  messageField(GRAPH.node, [
    ...inputs.map((name) => textField(NODE.input, name)),
    ...outputs.map((name) => textField(NODE.output, name)),
    textField(NODE.name, `/proj_out/${kind} ${outputs[0]}`),
    textField(NODE.kind, kind),
    ...attributes,
  ])

const toFloat = Buffer.concat(
  messageField(NODE.attribute, [
    textField(ATTRIBUTE.name, 'to'),
    numberField(ATTRIBUTE.number, FLOAT),
    numberField(ATTRIBUTE.type, TYPE_NUMBER),
  ]),
)

const FAST: readonly Node[] = [
  {
    kind: 'DynamicQuantizeLinear',
    inputs: ['/model/decoder/norm/Mul_output_0'],
    outputs: ['/proj_out/input', '/proj_out/input_scale', '/proj_out/input_zero'],
  },
  {
    kind: 'MatMulInteger',
    inputs: [
      '/proj_out/input',
      `${WEIGHTS}_transposed_quantized`,
      '/proj_out/input_zero',
      `${WEIGHTS}_merged_0_zero_point`,
    ],
    outputs: ['/proj_out/sums'],
  },
  { kind: 'Cast', inputs: ['/proj_out/sums'], outputs: ['/proj_out/float_sums'], attributes: [toFloat] },
  { kind: 'Mul', inputs: ['/proj_out/input_scale', `${WEIGHTS}_merged_0_scale`], outputs: ['/proj_out/scale'] },
  { kind: 'Mul', inputs: ['/proj_out/float_sums', '/proj_out/scale'], outputs: ['logits'] },
]

const nameOf = (node: Uint8Array): string => {
  for (const { number, content } of fieldsOf(node)) if (number === NODE.name) return Buffer.from(content).toString()
  return ''
}

/** A branch of the model, its last step replaced. */
const rewriteBranch = (graph: Uint8Array): Uint8Array[] => {
  const fields = [...fieldsOf(graph)].map(({ number, whole, content }) => ({
    whole,
    name: number === GRAPH.node ? nameOf(content) : '',
  }))
  if (!fields.some(({ name }) => name === SLOW.multiply)) throw new Error('The speech model is not the one we know')
  return fields.flatMap(({ name, whole }) => {
    if (name === SLOW.unpack) return []
    return name === SLOW.multiply ? FAST.flatMap(encodeNode) : [whole]
  })
}

/** Applies `change` to the content of every field of that number. */
const rewrite = (
  message: Uint8Array,
  target: number,
  change: (content: Uint8Array) => readonly Uint8Array[],
): Uint8Array[] =>
  [...fieldsOf(message)].flatMap(({ number, whole, content }) =>
    number === target ? messageField(number, change(content)) : [whole],
  )

/** The graph is one choice between two branches: with and without memory of the tokens before. */
export const withFastOutput = (model: Uint8Array): Uint8Array =>
  Buffer.concat(
    rewrite(model, MODEL.graph, (graph) =>
      rewrite(graph, GRAPH.node, (node) =>
        rewrite(node, NODE.attribute, (attribute) => rewrite(attribute, ATTRIBUTE.graph, rewriteBranch)),
      ),
    ),
  )
