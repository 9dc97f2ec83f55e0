import { createContext, useContext, useMemo } from 'react'
import type { OutputOf } from '@schemas/call'
import type { Theme } from '@schemas/layout/theme'
import { applyOverrides } from '@schemas/layout/theme-overrides'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import { useKnownAssets } from '@kit/known-assets'
import type { Saving } from '../state/saving'
import type { ThemeParts } from './live-theme'
import { type ThemeStore, useDraft } from './theme-store'
import { wholeSlots } from './whole-slots'

export type OpenedTheme = OutputOf<typeof import('@schemas/editor/calls/theme/open').call>

/** Context of the theme studio. */
export type Studio = {
  opened: OpenedTheme
  /** Fonts a theme may use: the site's own, and those of the app. */
  families: OpenedTheme['families']
  /** The live theme; replaced once the theme is published. */
  live: OpenedTheme['live']
  setLive: (live: OpenedTheme['live']) => void
  store: ThemeStore
  saving: Saving
  /** Loads what others saved, and merges it. */
  readNewest: () => Promise<void>
  /** Address of the page that the studio was opened from. */
  path: string
}

const Context = createContext<Studio | null>(null)
export const StudioProvider = Context

/** Throws outside the theme studio. */
export function useStudio(): Studio {
  const studio = useContext(Context)
  if (!studio) throw new Error('There is no theme studio here.')
  return studio
}

/** The theme as it would be published now. */
export function useTheme(): Theme {
  const { opened, store } = useStudio()
  const { overrides } = useDraft(store)
  return useMemo(() => applyOverrides(opened.base as Theme, overrides), [opened.base, overrides])
}

/** The pack that would provide each frame part and slot page if the theme were published now. */
export function useWholeSlots(): Record<ThemeSlot, string> {
  const { opened, store } = useStudio()
  const { slots } = useDraft(store)
  return useMemo(() => wholeSlots(opened, slots), [opened, slots])
}

/** What every theme of the site is rendered with. */
export function useThemeParts(): ThemeParts {
  const { families } = useStudio()
  const assets = useKnownAssets()
  return useMemo(
    () => ({ fonts: families.map(({ css }) => css).join(''), asset: (name) => assets[name] }),
    [families, assets],
  )
}
