// Reports what in package-lock.json or package.json would make `npm ci` fail or drift on another machine. Usage: node
// src/tools/lock.mjs
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inProject } from './setup/project.mjs'

/** The problems of a lock, one line each; none when it is good. */
export function lockProblems(manifest, lock) {
  return [...missingPackages(lock.packages), ...loosePins(manifest), ...drift(manifest, lock.packages[''])]
}

// npm leaves a platform's package out of the lock when the registry lacked it that day; `npm ci` then fails on that
// platform. A package
// removed by hand may be needed by another one; then it fails everywhere except where the package is already installed.
function missingPackages(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...(path === '' ? entry.devDependencies : {}) })
      .filter((name) => !installedFor(packages, path, name))
      .map((name) => `${name} is missing from the lock (wanted by ${path || 'the project'} ${entry.version ?? ''})`),
  )
}

function installedFor(packages, from, name) {
  for (let folder = from; ;) {
    const hit = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (hit || !folder) return hit
    const cut = folder.lastIndexOf('/node_modules/')
    folder = cut < 0 ? '' : folder.slice(0, cut)
  }
}

const groups = ['dependencies', 'devDependencies', 'optionalDependencies']

function loosePins(manifest) {
  return groups.flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+([-+][\w.-]+)?$/.test(version))
      .map(([name, version]) => `${name} is not pinned to one version: ${version}`),
  )
}

function drift(manifest, locked) {
  return groups.flatMap((group) => {
    const names = new Set([...Object.keys(manifest[group] ?? {}), ...Object.keys(locked[group] ?? {})])
    return [...names]
      .filter((name) => manifest[group]?.[name] !== locked[group]?.[name])
      .map(
        (name) =>
          `${name}: package.json says ${manifest[group]?.[name] ?? 'nothing'}, the lock ${locked[group]?.[name] ?? 'nothing'} (npm install brings them together)`,
      )
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (name) => JSON.parse(readFileSync(inProject(name), 'utf8'))
  const problems = lockProblems(read('package.json'), read('package-lock.json'))
  for (const line of problems) console.log(line)
  if (problems.length) process.exit(1)
}
