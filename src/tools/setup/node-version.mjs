import { SetupProblem } from './problem.mjs'

// Vite's requirement: 20.19, 22.12 and everything after; 21 and 23 lack what it needs.
const oldest = { 20: 19, 22: 12 }

/** Whether this Node version (like "20.19.1") can build and run the product. */
export function isNodeVersionGood(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major in oldest && minor >= oldest[major])
}

export function checkNode(version = process.versions.node) {
  if (isNodeVersionGood(version)) return
  throw new SetupProblem(
    `Sitewright needs Node 20.19, 22.12 or newer; this is Node ${version}.`,
    'Install the current long-term release from https://nodejs.org and start again.',
  )
}
