import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What makes a document judge itself: in its frames too, where they have it. */
export const axeSource = axe.source

type Part = {
  /** Selectors: these parts alone. */ of?: string
  /** Selectors: but for these. A page in a frame is judged by itself. */ but?: string
}

/** What a page breaks of the rules for everyone's use, a line for each place: the rule, where, and why. */
export async function brokenRules(page: Page, part: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return (await page.evaluate(judge, part)).map(({ id, where, why, html }) => `${id} at ${where}: ${why} ${html}`)
}

/** The same with each line's rule. The page has to have axe. */
export const judgedBy = (page: Page) => page.evaluate(judge, {})

/** Runs in the page. */
async function judge({ of, but }: Part) {
  const { axe: rules } = window as unknown as { axe: typeof axe }
  // What is just coming in is judged as it will stand; what turns for ever is not waited for.
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
  // What is loaded beforehand is for rules about films alone.
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
