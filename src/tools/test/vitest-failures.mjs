import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup/project.mjs'
import { shortened } from './counts.mjs'

/**
 * A Vitest reporter that writes failures by project and name, and errors outside of tests, as a list of texts: the
 * built-in report has neither project nor these.
 */
export const failuresReporter = (file) => ({
  onTestRunEnd(modules, unhandled) {
    const failures = []
    for (const module of modules) {
      const where = `${module.project.name} ${relative(root, module.moduleId)}`
      for (const error of module.errors()) failures.push(`${where}: ${shortened(error.message)}`)
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) failures.push(`${where} › ${suite.fullName}: ${shortened(error.message)}`)
      for (const test of module.children.allTests('failed'))
        failures.push(`${where} › ${test.fullName}: ${whole(test.result().errors?.[0])}`)
    }
    for (const error of unhandled) failures.push(`outside of any test: ${shortened(error.stack ?? error.message)}`)
    writeFileSync(file, JSON.stringify(failures))
  },
})

/** The message and, for a property-based test, which names only the failing case, its cause. */
const whole = (error) =>
  [
    shortened(error?.message),
    ...(error?.cause?.message ? [`    because: ${shortened(error.cause.message)}`] : []),
  ].join('\n')
