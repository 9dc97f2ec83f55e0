import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { aliases, isTestFile, rooms, testImports } from './import-rules.mjs'

/** The rule of a file, or undefined for tests, settings and other unrestricted files. */
export const roomOf = (file) => rooms.find((room) => room.files.test(file))

const isIn = (place, path) => path === place || path.startsWith(`${place}/`)
const isInAny = (places = [], path) => places.some((place) => isIn(place, path))

/**
 * Why `file` may not import `specifier`, or undefined when it may. `kind` is 'static' (re-exports too), 'type', 'lazy'
 * (import()) or 'asset' (new URL). Type imports are refused too, because code would follow them; only within the
 * gateway, where the wall guards a capability and not a bundle, types are free.
 */
export function judgeImport(file, specifier, kind) {
  const room = roomOf(file)
  if (!room) return undefined
  const place = resolve(file, specifier.replace(/[?#].*$/, ''))
  const problem =
    place.package === undefined ? judgePlace(room, file, place, kind) : judgePackage(room, file, place.package)
  return problem && `${problem}. ${capital(room.remedy)}.`
}

/** Why `file` may not glob `pattern`, or undefined when it may. */
export function judgeGlob(file, pattern) {
  const room = roomOf(file)
  if (!room || pattern.startsWith('!')) return undefined
  const segments = resolveGlob(file, pattern).split('/')
  const wild = segments.findIndex((segment) => /[*?{}[\]()]/.test(segment))
  const fixed = segments.slice(0, wild < 0 ? undefined : wild).join('/')
  const home = room.home?.(file)
  const isOpen = (home && !room.isNarrow && isIn(home, fixed)) || isInAny(room.globs, fixed)
  if (!isOpen) return `${capital(room.name)} may not glob "${pattern}". ${capital(room.remedy)}.`
  const name = segments.at(-1)
  if (room.globFiles && isIn('blocks', fixed) && !room.globFiles.test(name))
    return `${capital(room.name)} may not glob "${name}" of blocks: one glob per audience. ${capital(room.remedy)}.`
  return undefined
}

/** Why `file` may not use a computed import, or undefined when it may. */
export function judgeComputed(file) {
  const room = roomOf(file)
  if (!room || room.isOpenEnded || room.isPlainNode || isTestFile(file)) return undefined
  return `${capital(room.name)} may import by a literal name only: a computed one goes through any wall. ${capital(room.remedy)}.`
}

function judgePlace(room, file, place, kind) {
  const { path, isRelative, isAbsolute } = place
  // A tool's test runs in Vitest and its types are checked nowhere: it may import what the tool itself cannot load.
  if (room.isPlainNode && !isRelative && (kind === 'type' || isTestFile(file))) return undefined
  if (isAbsolute) return `"${place.specifier}" is an address, not a module: rooms are imported by their alias`
  if (!room.isPlainNode && /\.(ts|tsx|js|jsx|mjs|cjs)$/.test(path)) return 'Imports carry no file extension'
  const home = room.home(file)
  const isHome = home !== undefined && isIn(home, path)
  if (isRelative && !isHome) {
    const alias = aliasFor(path)
    return `A relative import stays in its ${home?.startsWith('blocks/') ? 'block' : 'room'}${alias ? `; this one would be "${alias}"` : ''}`
  }
  const closed = typeof room.closed === 'function' ? room.closed(file) : room.closed
  if ((kind !== 'type' || room.closesTypes) && isInAny(closed, path))
    return `${capital(room.name)} may not import ${path}`
  if (room.layers && (isHome || room.layersBeyondHome) && !(kind === 'type' && room.layersOfValues)) {
    const problem = judgeLayer(room, file, path, kind)
    if (problem || isHome) return problem
  }
  if (isHome && !room.isNarrow) return judgeEditorOfBlock(file, path)
  if (isInAny(room.imports, path) || isOpenArea(room.areas?.(file), path)) return undefined
  if (isInAny(room.lazily, path))
    return kind === 'lazy' ? undefined : `${capital(room.name)} may import ${path} only by import()`
  if (isTestFile(file) && isInAny(testImports, path)) return undefined
  return `${capital(room.name)} may not import ${path}`
}

/** Whether `path` is in the open folder of the own area, or the public file of any. */
function isOpenArea(open, path) {
  const [src, areas, area] = path.split('/')
  if (!open || src !== 'src' || areas !== 'areas') return false
  return (
    (area === open.own && isIn(`src/areas/${area}/${open.folder}`, path)) || path === `src/areas/${area}/${open.public}`
  )
}

/** Lower layers may load an upper one on demand, and a test may stand up what surrounds its part. */
function judgeLayer({ layers, layersIn }, file, path, kind) {
  if (kind === 'lazy' || isTestFile(file)) return undefined
  const layerOf = (each) => {
    const inside = isIn(layersIn, each) ? each.slice(layersIn.length + 1).replace(/\.tsx?$/, '') : each
    const found = layers.findIndex(({ folders }) => isInAny(folders, inside))
    return found < 0 && !inside.includes('/') ? layers.length - 1 : found
  }
  const [own, other] = [layerOf(file), layerOf(path)]
  if (own < 0) return `${file} has no layer yet: add its folder to tests/walls/layers.mjs`
  if (other <= own) return undefined
  return `The layer ${layers[own].name} may not import ${path} of the layer ${layers[other].name} above it: move what both need down, pass it in, or load it by import()`
}

// A block's editor.tsx is for managers only; one import from the view would send it to every visitor.
function judgeEditorOfBlock(file, path) {
  if (!/^blocks\/[^/]+\/[^/]+\/editor(\/|$)/.test(path)) return undefined
  if (/^blocks\/[^/]+\/[^/]+\/editor[./]/.test(file) || isTestFile(file)) return undefined
  return 'Only managers load a block’s editor.tsx: view.tsx may not import it'
}

function judgePackage(room, file, name) {
  const isTest = isTestFile(file)
  if (isBuiltin(name))
    return room.node || isTest ? undefined : `${capital(room.name)} may not import "${name}": it runs in browsers`
  if (isTest) return undefined
  if (room.packages && !room.packages.includes(name))
    return `${capital(room.name)} may not import "${name}" (open: ${room.packages.join(', ')})`
  if (isInAny(room.shut, name)) return `${capital(room.name)} may not import "${name}"`
  return undefined
}

function resolve(file, specifier) {
  if (specifier === '.' || specifier === '..' || /^\.\.?\//.test(specifier))
    return { path: posix.join(posix.dirname(file), specifier), isRelative: true }
  if (specifier.startsWith('/') || /^(https?|file|data):/.test(specifier))
    return { path: specifier, specifier, isAbsolute: true }
  const [head, ...rest] = specifier.split('/')
  const folder = aliases[head]
  return folder === undefined ? { package: specifier } : { path: posix.join(folder, ...rest) }
}

function resolveGlob(file, pattern) {
  if (pattern.startsWith('/')) return pattern.slice(1)
  const place = resolve(file, pattern)
  return place.path ?? pattern
}

function aliasFor(path) {
  const found = Object.entries(aliases).find(([, folder]) => isIn(folder, path))
  return found && `${found[0]}${path.slice(found[1].length)}`
}

const capital = (text) => text[0].toUpperCase() + text.slice(1)
