import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** 0 (guessed at once) to 4, as the gateway estimates it, but for what it knows of the person. */
export const passwordScore = (password: string): number => estimator.check(password.slice(0, 64)).score
