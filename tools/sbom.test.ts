import { expect, test } from 'vitest'
import * as z from 'zod'
import { billOfMaterials } from './bill-of-materials.ts'
import { readLockFile, runtimePackages } from './lock-file.ts'

/** What CycloneDX 1.6 asks of the fields that we write. */
const Bill = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().min(1),
  metadata: z.strictObject({
    timestamp: z.iso.datetime(),
    component: z.strictObject({
      type: z.literal('application'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string(),
      purl: z.string(),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().regex(/^\d+\.\d+\.\d+/),
      scope: z.enum(['required', 'optional']),
      purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/),
      hashes: z.tuple([z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })]),
      licenses: z.tuple([
        z.union([
          z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.-]+$/) }) }),
          z.strictObject({ expression: z.string().min(1) }),
        ]),
      ]),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

const bill = billOfMaterials({ name: 'atlas', version: '1.0.0' }, runtimePackages(readLockFile()), new Date())

test('every package has a version, a hash and a licence, in the form that CycloneDX asks for', () => {
  const parsed = Bill.safeParse(bill)
  expect(parsed.error?.issues ?? []).toEqual([])
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
})

test('what runs is in it, also where the tests use it too; what only builds is not', () => {
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod', 'react', 'sharp', '@img/sharp-win32-x64']))
  expect(names).not.toContain('vite')
  expect(names).not.toContain('vitest')
})

test('every need leads to a package that is listed', () => {
  const refs = new Set(bill.components.map((component) => component['bom-ref']))
  for (const { ref, dependsOn } of bill.dependencies) {
    expect(refs.has(ref)).toBe(true)
    expect(dependsOn.filter((need) => !refs.has(need))).toEqual([])
  }
  const fastify = bill.dependencies.find(({ ref }) => ref === 'node_modules/fastify')
  expect(fastify?.dependsOn).toContain('node_modules/find-my-way')
})
