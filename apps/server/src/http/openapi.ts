import { type Endpoint, endpoints, Failure } from '@atlas/contract'
import * as z from 'zod/mini'

type Json = Readonly<Record<string, unknown>>

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _unused, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const isNothing = (schema: z.core.$ZodType): boolean => schema instanceof z.ZodMiniVoid

const requestBody = ({ body, upload }: Endpoint): Json => {
  if (upload !== undefined) {
    const file = {
      type: 'object',
      properties: { [upload.field]: { type: 'string', format: 'binary' } },
      required: [upload.field],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }
  }
  if (isNothing(body)) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

const parameters = ({ path, paged }: Endpoint): Json => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
  const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } }
  const list = [...(path.includes('{id}') ? [id] : []), ...(paged ? [page] : [])]
  return list.length === 0 ? {} : { parameters: list }
}

const operation = (endpoint: Endpoint): Json => ({
  summary: endpoint.summary,
  ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  'x-access': endpoint.access,
  ...parameters(endpoint),
  ...requestBody(endpoint),
  responses: {
    '200': {
      description: 'The answer',
      ...(isNothing(endpoint.reply)
        ? {}
        : { content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } }),
    },
    default: { description: 'Why not', content: { 'application/json': { schema: schemaOf(Failure, 'output') } } },
  },
})

/** OpenAPI 3.1, written from the same list that the routes are mounted from. */
export const describeApi = (version: string) => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'ATLAS', version, description: 'A free scam checker. Every failure answers { error, code }.' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}
