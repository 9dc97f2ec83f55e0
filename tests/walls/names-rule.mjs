import { basename } from 'node:path'

const catchAll = /^(utils?|helpers?|common|misc|shared|lib|index|types)$/

/** A call's files have the call's name, which is part of the public interface. */
const callFile = /(^|\/)calls\/[^/]+\/[^/]+\.ts$/

/** Why a file may not have this name, or undefined. */
export function judgeName(path) {
  const name = basename(path).split('.')[0]
  if (catchAll.test(name) && !callFile.test(path))
    return `"${basename(path)}" says nothing about what is inside: name the file after the one thing it does.`
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return `"${basename(path)}": files are named in kebab-case.`
  return undefined
}
