import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Lets a document be checked from inside: also in its frames that contain it. */
export const axeSource = axe.source

type Part = {
  /** Selectors: only these parts. */ of?: string
  /** Selectors: all but these. A page in a frame is checked separately. */ but?: string
}

/** Accessibility rules that a page breaks, a line for each place: the rule, where, and why. */
export async function brokenRules(page: Page, part: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return (await page.evaluate(judge, part)).map(({ id, where, why, html }) => `${id} at ${where}: ${why} ${html}`)
}

/** The same with each line's rule. The page must contain axe. */
export const judgedBy = (page: Page) => page.evaluate(judge, {})

/** Runs in the page. */
async function judge({ of, but }: Part) {
  const { axe: rules } = window as unknown as { axe: typeof axe }
  // Entering content is checked in its final state; endless animations are not waited for.
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const context = (of ?? but) ? { include: of ?? 'html', exclude: but ?? [] } : document
  // Preloading is needed only by rules about media.
  const { violations } = await rules.run(context, { resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      id,
      where: target.join(' '),
      why: failureSummary.split('\n').slice(1).join(' ').trim(),
      html: html.slice(0, 160),
    })),
  )
}
