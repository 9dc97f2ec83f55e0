import type { AnyCall } from '@schemas/call'
import type { Handler } from './call/handle'

type ContractFiles = Record<string, { call?: AnyCall }>
type HandlerFiles = Record<string, { handler?: Handler }>

const contractFiles: ContractFiles = import.meta.glob<{ call: AnyCall }>('/schemas/*/calls/*/*.ts', { eager: true })
const handlerFiles: HandlerFiles = import.meta.glob<{ handler: Handler }>(
  ['/src/areas/*/server/calls/*/*.ts', '!/src/areas/**/*.test.ts'],
  { eager: true },
)

/** `<area>/<prefix>/<call>` of a contract file or a handler file. */
const placeOf = (file: string) =>
  file.replace(/^\/(?:schemas|src\/areas)\/([^/]+)\/(?:server\/)?calls\/([^/]+\/[^/]+)\.ts$/, '$1/$2')
/** The name of the call in `<area>/<prefix>/<call>`. */
const nameOf = (place: string) => place.slice(place.indexOf('/') + 1)
const contractAt = (place: string) => `schemas/${place.replace('/', '/calls/')}.ts`
const handlerAt = (place: string) => `src/areas/${place.replace('/', '/server/calls/')}.ts`

/**
 * Every call's handler by name. Throws unless each contract has one handler and each handler one contract, under the
 * same name and at a unique address: the gateway must not start with an unanswered call. Tests pass their own files.
 */
export function collectHandlers(
  contractModules: ContractFiles = contractFiles,
  answers: HandlerFiles = handlerFiles,
): ReadonlyMap<string, Handler> {
  const contracts = new Map(
    Object.entries(contractModules).flatMap(([file, { call }]) => (call ? [[placeOf(file), call] as const] : [])),
  )
  const handlers = new Map(
    Object.entries(answers).flatMap(([file, { handler }]) => (handler ? [[placeOf(file), handler] as const] : [])),
  )
  const byAddress = new Map<string, string[]>()
  for (const call of contracts.values())
    byAddress.set(`${call.method} ${call.path}`, [...(byAddress.get(`${call.method} ${call.path}`) ?? []), call.name])
  const faults = [
    ...[...contracts]
      .filter(([place, call]) => call.name !== nameOf(place))
      .map(([place, call]) => `${contractAt(place)} names its call "${call.name}".`),
    ...[...contracts.keys()]
      .filter((place) => !handlers.has(place))
      .map((place) => `${contractAt(place)} has no handler in ${handlerAt(place)}.`),
    ...[...handlers]
      .filter(([place, handler]) => contracts.get(place) !== handler.call)
      .map(([place]) => `${handlerAt(place)} handles a call that ${contractAt(place)} does not declare.`),
    ...[...contracts.keys()]
      .filter((place, at, places) => places.findIndex((each) => nameOf(each) === nameOf(place)) < at)
      .map((place) => `${contractAt(place)} has the name of another area's call.`),
    ...[...byAddress]
      .filter(([, names]) => names.length > 1)
      .map(([address, names]) => `${names.join(' and ')} are both at ${address}.`),
  ]
  if (faults.length > 0) throw new Error(`Contracts and handlers do not match:\n${faults.join('\n')}`)
  return new Map([...handlers].map(([place, handler]) => [nameOf(place), handler]))
}
