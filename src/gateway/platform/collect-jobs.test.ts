import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { defineJob } from '../jobs/define-job'
import { collectJobs } from './collect-jobs'

const named = (name: string, schedule?: string) =>
  defineJob({
    name,
    title: name,
    input: z.strictObject({}),
    ...(schedule ? { schedule } : {}),
    work: () => Promise.resolve(),
  })

it('finds the jobs of all areas and of the ground', () => {
  const names = [...collectJobs().keys()]
  for (const name of ['editor/planned-release', 'files/clear-leftovers', 'files/reconcile', 'ground/purge-dead-jobs'])
    expect(names).toContain(name)
})

it('refuses a job whose name is not its place, a file without one, and a mistyped schedule', () => {
  const file = '/src/areas/trial/server/jobs/sweep.ts'
  expect([...collectJobs({ [file]: { job: named('trial/sweep') } }).keys()]).toEqual(['trial/sweep'])
  expect(() => collectJobs({ [file]: { job: named('trial/other') } })).toThrow('trial/sweep')
  expect(() => collectJobs({ [file]: {} })).toThrow('trial/sweep')
  expect(() => collectJobs({ [file]: { job: named('trial/sweep', '60 * * * *') } })).toThrow()
})
