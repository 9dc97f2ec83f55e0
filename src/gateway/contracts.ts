import type { AnyCall } from '@schemas/call'
import type { Handler } from './http/handle'

type ContractFiles = Record<string, { call?: AnyCall }>
type HandlerFiles = Record<string, { handler?: Handler }>

const contractFiles: ContractFiles = import.meta.glob<{ call: AnyCall }>('/schemas/api/*/*.ts', { eager: true })
const handlerFiles: HandlerFiles = import.meta.glob<{ handler: Handler }>(
  ['./modules/*/*.ts', '!./modules/**/*.test.ts'],
  { eager: true },
)

/** Contract files and handler files have the same name; modules that answer no call export no handler. */
const nameOf = (file: string) => file.replace(/^.*\/([^/]+\/[^/]+)\.ts$/, '$1')

/**
 * Every call's handler by name. Throws unless each contract has one handler and each handler one contract, under the
 * same name and at a unique address: the gateway must not start with an unanswered call. Tests pass their own files.
 */
export function collectHandlers(
  contractModules: ContractFiles = contractFiles,
  answers: HandlerFiles = handlerFiles,
): ReadonlyMap<string, Handler> {
  const contracts = new Map(
    Object.entries(contractModules).flatMap(([file, { call }]) => (call ? [[nameOf(file), call] as const] : [])),
  )
  const handlers = new Map(
    Object.entries(answers).flatMap(([file, { handler }]) => (handler ? [[nameOf(file), handler] as const] : [])),
  )
  const byAddress = new Map<string, string[]>()
  for (const call of contracts.values())
    byAddress.set(`${call.method} ${call.path}`, [...(byAddress.get(`${call.method} ${call.path}`) ?? []), call.name])
  const faults = [
    ...[...contracts]
      .filter(([name, call]) => call.name !== name)
      .map(([name, call]) => `schemas/api/${name}.ts names its call "${call.name}".`),
    ...[...contracts.keys()]
      .filter((name) => !handlers.has(name))
      .map((name) => `schemas/api/${name}.ts has no handler in src/gateway/modules/${name}.ts.`),
    ...[...handlers]
      .filter(([name, handler]) => contracts.get(name) !== handler.call)
      .map(([name]) => `src/gateway/modules/${name}.ts handles a call that schemas/api/${name}.ts does not declare.`),
    ...[...byAddress]
      .filter(([, names]) => names.length > 1)
      .map(([address, names]) => `${names.join(' and ')} are both at ${address}.`),
  ]
  if (faults.length > 0) throw new Error(`Contracts and handlers do not match:\n${faults.join('\n')}`)
  return handlers
}
