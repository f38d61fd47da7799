import path from 'node:path'
import { type EncoderSource, findPython, type Python } from './encode.ts'
import { fetchWeights, type PublicSets } from './fetch.ts'
import type { Options } from './places.ts'

const trained = async (options: Options, python: Python): Promise<EncoderSource> => {
  const weights = await fetchWeights(options)
  return weights === undefined ? { kind: 'shipped' } : { kind: 'train', python, weights }
}

/** A smoke run trains a few steps wherever there is a Python; where there is none it says that it is not whole. */
const forSmokeRun = async (options: Options): Promise<EncoderSource> => {
  const python = findPython()
  if (python !== undefined) return trained(options, python)
  options.say(
    'There is no Python with PyTorch and NumPy (Debian: python3-torch): the training of the encoder is not tried.',
  )
  return { kind: 'shipped' }
}

/** What keeps a run from making a new encoder. */
const lacking = ({ cpu }: Options, sets: PublicSets, python: Python | undefined): string[] => [
  ...(cpu ? ['--cpu was asked for'] : []),
  ...(cpu || python?.accelerator === true ? [] : ['there is no accelerator that PyTorch can use']),
  ...(sets.isWhole ? [] : ['public sets that it learns from are missing']),
]

/** Which encoder a run can have. What is missing blocks a new encoder alone; the rest goes on with the shipped one. */
export const chooseEncoder = async (options: Options, sets: PublicSets): Promise<EncoderSource> => {
  if (options.trained !== undefined) return { kind: 'given', folder: path.resolve(options.trained) }
  if (options.small) return forSmokeRun(options)
  const python = options.cpu ? undefined : findPython()
  const lacks = lacking(options, sets, python)
  if (python !== undefined && lacks.length === 0) return trained(options, python)
  options.say(`The encoder stays the shipped one: ${lacks.join('; ')}.`)
  return { kind: 'shipped' }
}
