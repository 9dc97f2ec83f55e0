// Refuses circles of imports that nobody reads as one part. Usage: node src/tools/check/import-circles.mjs [--list]
import { circlesOf } from './circles.mjs'
import { importsOf, sourceFiles } from './import-graph.mjs'
import { judgeCircles, maxFiles } from './judge-circles.mjs'

const edges = importsOf(sourceFiles())
const circlesWith = (...kinds) => circlesOf(edges.filter(({ kind }) => kinds.includes(kind)))
const sizes = (circles) =>
  circles
    .slice(0, 5)
    .map((circle) => circle.length)
    .join(', ') || 'none'

const ofStatic = circlesWith('value', 'type')
const problems = judgeCircles(ofStatic)
console.log(`Largest circles of value imports: ${sizes(circlesWith('value'))}`)
console.log(`… with type imports: ${sizes(ofStatic)} (at most ${maxFiles})`)
console.log(`… with import(): ${sizes(circlesWith('value', 'type', 'lazy'))} (reported only)`)
if (process.argv.includes('--list'))
  for (const circle of ofStatic) console.log(`\n${circle.length} files\n  ${circle.join('\n  ')}`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
