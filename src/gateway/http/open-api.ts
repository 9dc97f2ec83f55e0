import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AnyCall } from '@schemas/call'
import { callHeaders } from '@schemas/call-signature'
import { errorAnswer } from '@schemas/error-answer'
import { idempotencyHours, idempotencyKeyLength } from '../call/answer-once'
import { attribute } from '../pages/document'
import type { Handler } from '../call/handle'
import { unsignedCalls } from './unsigned-calls'

/** The calls as OpenAPI 3.1, generated from their contracts. */
export function openApi(calls: readonly AnyCall[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const input = schemaOf(call.input, 'input')
    const properties = (input.properties ?? {}) as Record<string, unknown>
    const required = new Set((input.required as string[] | undefined) ?? [])
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
    const parameters = Object.entries(properties)
      .filter(([name]) => isInAddress(call, inPath, name))
      .map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: inPath.includes(name) || required.has(name),
        schema,
      }))
    ;(paths[call.path] ??= {})[call.method.toLowerCase()] = {
      operationId: call.name.replace('/', '.'),
      summary: call.summary,
      tags: [call.name.split('/')[0]],
      parameters: [
        ...parameters,
        ...(call.idempotent ? [keyParameter(call)] : []),
        ...(call.name in unsignedCalls ? [] : signature),
      ],
      // A guest signs too, with an empty token.
      security: [...(call.access === 'guest' ? [{}] : []), { account: [] }],
      ...(call.method === 'GET'
        ? {}
        : {
            requestBody: { required: true, content: { 'application/json': { schema: bodyOf(call, input, inPath) } } },
          }),
      responses: {
        200: {
          description: 'OK',
          ...((call.answer ?? 'json') === 'json'
            ? { content: { 'application/json': { schema: schemaOf(call.output, 'output') } } }
            : {}),
        },
        ...errorsOf(call),
        default: refusal('Refused.'),
      },
      'x-access': call.access,
      ...(call.audit ? { 'x-audit': call.audit } : {}),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright gateway', version: '1' },
    paths,
    components: {
      securitySchemes: { account: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorAnswer, 'output') },
    },
  }
}

const isInAddress = (call: AnyCall, inPath: readonly string[], name: string) =>
  call.method === 'GET' || inPath.includes(name) || (call.query?.includes(name) ?? false)

/** The input without path parameters. */
function bodyOf(call: AnyCall, input: Record<string, unknown>, inPath: readonly string[]): Record<string, unknown> {
  const isLeft = (name: string) => !isInAddress(call, inPath, name)
  const { properties = {}, required = [] } = input as { properties?: Record<string, unknown>; required?: string[] }
  return {
    ...input,
    ...(input.properties
      ? { properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isLeft(name))) }
      : {}),
    ...(input.required ? { required: required.filter(isLeft) } : {}),
  }
}

/** A status may have several reasons. */
function errorsOf({ errors = [] }: AnyCall): Record<string, ReturnType<typeof refusal>> {
  const byStatus = new Map<number, string[]>()
  for (const { status, message } of errors) byStatus.set(status, [...(byStatus.get(status) ?? []), message])
  return Object.fromEntries([...byStatus].map(([status, messages]) => [status, refusal(messages.join('\n\n'))]))
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** Headers of every call except those in `unsigned-calls`. */
const signature = Object.values(callHeaders).map((name) => ({
  name,
  in: 'header',
  required: true,
  description: 'Signs the call: how it is made is told in `schemas/call-signature.ts`.',
  schema: { type: 'string' },
}))

/** Documents the idempotency key of calls that must run only once. */
const keyParameter = (call: AnyCall) => ({
  name: 'Idempotency-Key',
  in: 'header',
  // When it depends on the input, the description says so.
  required: call.idempotent === true,
  description: `Names this act of the caller: the same key and body give the stored answer for ${idempotencyHours} hours at least, the same key with another body 409. Retries keep it.${call.idempotent === true ? '' : ' Needed where the call changes something.'}`,
  schema: { type: 'string', minLength: idempotencyKeyLength.least, maxLength: idempotencyKeyLength.most },
})

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as Record<
    string,
    unknown
  >
}

export function registerOpenApi(app: FastifyInstance, handlers: ReadonlyMap<string, Handler>): void {
  const calls = [...handlers.values()].map((handler) => handler.call).sort((a, b) => (a.path < b.path ? -1 : 1))
  // Generated on first request: the start need not wait for the schemas of all calls.
  let document: Record<string, unknown> | undefined
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((document ??= openApi(calls))),
  )
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(docsPage(calls)),
  )
}

/** A page for people, from the same contracts, without scripts. */
function docsPage(calls: readonly AnyCall[]): string {
  const sections = calls.map((call) => {
    const errors = (call.errors ?? [])
      .map((error) => `<li><b>${error.status}</b> ${attribute(error.message)}</li>`)
      .join('')
    const shape = (schema: z.ZodMiniType, io: 'input' | 'output') =>
      attribute(JSON.stringify(schemaOf(schema, io), null, 2))
    return `<details><summary><b>${call.method}</b> <code>${attribute(call.path)}</code> <span>${call.access}</span></summary><p>${attribute(call.summary)}</p>${call.audit ? `<p>Audited as <code>${attribute(call.audit)}</code>.</p>` : ''}<h3>Input</h3><pre>${shape(call.input, 'input')}</pre><h3>Output</h3><pre>${shape(call.output, 'output')}</pre>${errors ? `<h3>Errors</h3><ul>${errors}</ul>` : ''}</details>`
  })
  const style =
    'body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}summary{padding:.5rem 0;cursor:pointer}details{border-top:1px solid #8884}pre{overflow:auto;background:#8882;padding:1rem}span{opacity:.7}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sitewright gateway</title><style>${style}</style><main><h1>Gateway calls</h1><p><a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></html>`
}
