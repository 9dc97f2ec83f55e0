import { createContext, useContext, useMemo } from 'react'
import type { OutputOf } from '@schemas/call'
import type { Theme } from '@schemas/layout/theme'
import { applyOverrides } from '@schemas/layout/theme-overrides'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import { useKnownAssets } from '../media/known-assets'
import type { Saving } from '../state/saving'
import type { ThemeParts } from './live-theme'
import { type ThemeStore, useDraft } from './theme-store'
import { wholeSlots } from './whole-slots'

export type OpenedTheme = OutputOf<typeof import('@schemas/api/theme/open').call>

/** What every part of the theme studio works with. */
export type Studio = {
  opened: OpenedTheme
  /** What a theme may name: the site's own families, and those that come with the app. */
  families: OpenedTheme['families']
  /** What visitors see; another once the theme is published. */
  live: OpenedTheme['live']
  setLive: (live: OpenedTheme['live']) => void
  store: ThemeStore
  saving: Saving
  /** Asks the gateway what others saved, and takes it in. */
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

/** The pack that would give each part of the frame and each page of a slot, were the theme published now. */
export function useWholeSlots(): Record<ThemeSlot, string> {
  const { opened, store } = useStudio()
  const { slots } = useDraft(store)
  return useMemo(() => wholeSlots(opened, slots), [opened, slots])
}

/** What every theme of the site is shown with. */
export function useThemeParts(): ThemeParts {
  const { families } = useStudio()
  const assets = useKnownAssets()
  return useMemo(
    () => ({ fonts: families.map(({ css }) => css).join(''), asset: (name) => assets[name] }),
    [families, assets],
  )
}
