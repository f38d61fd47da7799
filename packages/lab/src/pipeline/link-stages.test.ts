import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSections, writeSections } from '@atlas/engine/link-training'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LinkFigures } from '../link/figures.ts'
import { MODEL_FOLDER } from '../link/model-file.ts'
import { writeTestLinks } from '../link/test-links.ts'
import { hashAt, hashOf } from './hashes.ts'
import { promoteLink, runLinkStages, type LinkOptions, type LinkRun } from './link-stages.ts'

let home = ''
let run: LinkRun | undefined
const lines: string[] = []

const optionsIn = (out: string, links = 'links'): LinkOptions => ({
  out: path.join(home, out),
  links: path.join(home, links),
  manifest: path.join(home, 'links', 'link-sets.json'),
  shipped: path.join(home, 'shipped'),
  say: (line) => lines.push(line),
})
const linesOf = async (work: () => unknown): Promise<string> => {
  lines.length = 0
  await work()
  return lines.join('\n')
}

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'atlas-link-'))
  cpSync(MODEL_FOLDER, path.join(home, 'shipped'), { recursive: true })
  writeTestLinks(path.join(home, 'links'))
  run = await runLinkStages(optionsIn('one'))
}, 60_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const made = (): LinkRun => {
  if (!run) throw new Error('The stages did not run.')
  return run
}

describe('the link stages', () => {
  test('give the same bytes twice', async () => {
    const again = await runLinkStages(optionsIn('two'))
    expect(hashAt(again.modelFile)).toBe(hashAt(made().modelFile))
    expect(hashAt(again.figuresFile)).toBe(hashAt(made().figuresFile))
  }, 60_000)

  test('are skipped when nothing changed', async () => {
    const said = await linesOf(() => runLinkStages(optionsIn('one')))
    expect(said.match(/nothing changed, skipped/g)).toHaveLength(5)
  })

  test('learn something: made-up scams are told from made-up honest links', () => {
    const { test: measured, model } = LinkFigures.parse(JSON.parse(readFileSync(made().figuresFile, 'utf8')))
    expect(model).toBe(hashOf(readFileSync(made().modelFile)))
    expect(Object.keys(measured.scams).sort()).toEqual(['JPCERT', 'OpenPhish', 'PhishTank', 'TweetFeed'])
    for (const line of Object.values(measured.scams)) expect(line.flagged).toBeGreaterThan(0.5)
  })

  test('keep the shipped parts whose sources are missing or different, and say so', async () => {
    cpSync(path.join(home, 'links'), path.join(home, 'fewer'), { recursive: true })
    unlinkSync(path.join(home, 'fewer', 'tweetfeed_2021_2026.csv.gz'))
    writeFileSync(path.join(home, 'fewer', 'lists', 'ipfs_gateways.txt'), 'other.example')
    let fewer = made()
    const said = await linesOf(async () => {
      fewer = await runLinkStages(optionsIn('fewer-out', 'fewer'))
    })
    expect(said).toContain('are missing: tweetfeed_2021_2026')
    expect(said).toContain('so not used: ipfs_gateways')
    expect(said).toContain('letter runs and trees: kept as shipped')
    const shipped = readSections(readFileSync(path.join(home, 'shipped', 'link-model.bin')))
    const sections = readSections(readFileSync(fewer.modelFile))
    const isKept = (name: string): boolean => hashOf(sections.get(name) ?? '') === hashOf(shipped.get(name) ?? '')
    expect([...sections.keys()].filter((name) => !isKept(name)).sort()).toEqual(['confusables', 'letters', 'names'])
    expect(fewer.broken.join('\n')).toContain('no set of scam links')
  }, 60_000)

  test('without any link data everything stays as shipped, verdict shares too', async () => {
    const options = { ...optionsIn('none'), links: undefined }
    const none = await runLinkStages(options)
    expect(hashAt(none.modelFile)).toBe(hashAt(path.join(home, 'shipped', 'link-model.bin')))
    const { verdicts } = LinkFigures.parse(JSON.parse(readFileSync(path.join(MODEL_FOLDER, 'figures.json'), 'utf8')))
    expect(JSON.parse(readFileSync(none.verdictsFile, 'utf8'))).toEqual(verdicts)
    expect(none.isChanged).toBe(false)
    expect(await linesOf(() => promoteLink(none, options))).toContain('nothing to do')
  })
})

/** The shipped model as if it had been made for other features, with figures beside it that name this hash. */
const shipOther = (name: string, hashInFigures?: string): string => {
  const folder = path.join(home, name)
  cpSync(path.join(home, 'shipped'), folder, { recursive: true })
  const sections = new Map(readSections(readFileSync(path.join(folder, 'link-model.bin'))))
  sections.set('features', new TextEncoder().encode('other features'))
  const bytes = writeSections(sections)
  writeFileSync(path.join(folder, 'link-model.bin'), bytes)
  const figures = LinkFigures.parse(JSON.parse(readFileSync(path.join(folder, 'figures.json'), 'utf8')))
  writeFileSync(
    path.join(folder, 'figures.json'),
    JSON.stringify({ ...figures, model: hashInFigures ?? hashOf(bytes) }),
  )
  return folder
}

describe('a shipped model made for other features', () => {
  test('is compared by its own figures, not by what is left of it', async () => {
    const shipped = shipOther('other')
    const known = LinkFigures.parse(JSON.parse(readFileSync(path.join(shipped, 'figures.json'), 'utf8')))
    const compared = await runLinkStages({ ...optionsIn('one'), shipped })
    const { before } = LinkFigures.parse(JSON.parse(readFileSync(compared.figuresFile, 'utf8')))
    expect(before).toEqual({ model: known.model, test: known.test })
  }, 60_000)

  test('is refused when the figures are those of another model', async () => {
    const shipped = shipOther('stranger', hashOf('another model'))
    await expect(runLinkStages({ ...optionsIn('one'), shipped })).rejects.toThrow('not its own')
  }, 60_000)
})

describe('promotion', () => {
  test('changes nothing while a bar is broken, and says which', async () => {
    const before = hashAt(path.join(home, 'shipped'))
    const said = await linesOf(() => promoteLink({ ...made(), broken: ['JPCERT: worse'] }, optionsIn('one')))
    expect(said).toContain('JPCERT: worse')
    expect(hashAt(path.join(home, 'shipped'))).toBe(before)
  })

  test('writes model, card and figures of one run, and leaves nothing beside them', () => {
    const before = readdirSync(path.join(home, 'shipped'))
    expect(promoteLink({ ...made(), broken: [] }, optionsIn('one'))).toBe(true)
    const read = (name: string) => readFileSync(path.join(home, 'shipped', name), 'utf8')
    const model = hashOf(readFileSync(path.join(home, 'shipped', 'link-model.bin')))
    expect(LinkFigures.parse(JSON.parse(read('figures.json'))).model).toBe(model)
    expect(read('MODEL.md')).toContain(`Model ${model.slice(0, 16)}`)
    expect(read('MODEL.md')).toContain('## How it is made')
    expect(readdirSync(path.join(home, 'shipped'))).toEqual(before)
  })
})
