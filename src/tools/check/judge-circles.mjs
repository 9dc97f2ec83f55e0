/** The number of files up to which a circle of imports is read as one part. */
export const maxFiles = 8

/**
 * Larger circles that are known, each by one of its files. `files` is a ceiling that only shrinks: lower it when the
 * circle is smaller, and remove the entry when it is gone.
 */
export const knownCircles = []

/** What is wrong with the circles of static imports, a message each. */
export function judgeCircles(circles, known = knownCircles) {
  const large = circles.filter((circle) => circle.length > maxFiles)
  const ofKnown = ({ file }) => large.find((circle) => circle.includes(file))
  return [
    ...large
      .filter((circle) => !known.some(({ file }) => circle.includes(file)))
      .map((circle) => `A circle of ${circle.length} files, at most ${maxFiles} are allowed:\n${listed(circle)}`),
    ...known.flatMap((each) => {
      const size = ofKnown(each)?.length ?? 0
      if (size > each.files)
        return [`The circle of ${each.file} grew from ${each.files} to ${size} files. ${each.fix}.`]
      if (size === 0) return [`The circle of ${each.file} is gone: remove it from the known ones.`]
      return size < each.files ? [`The circle of ${each.file} shrank to ${size} files: lower its ceiling.`] : []
    }),
  ]
}

const listed = (circle) => circle.map((file) => `  ${file}`).join('\n')
