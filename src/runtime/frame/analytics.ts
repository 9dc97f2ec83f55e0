import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSpace } from '@kit/boot'
import { useConsent } from '@kit/consent'

type Layer = { dataLayer?: Record<string, unknown>[] }

/** Loads the space's analytics script after consent, and reports route changes through `dataLayer`. */
export function useAnalytics(): void {
  const { analytics } = useSpace()
  const { pathname, search } = useLocation()
  const src = useConsent() === 'granted' ? analytics?.src : undefined
  useEffect(() => {
    if (!src) return
    // The router sets the new title in an effect of the same commit, so it is read afterwards.
    const timer = setTimeout(() => {
      loadOnce(src)
      const layer = ((window as Layer).dataLayer ??= [])
      layer.push({ event: 'page_view', page_path: pathname + search, page_title: document.title })
    })
    return () => clearTimeout(timer)
  }, [src, pathname, search])
}

function loadOnce(src: string): void {
  if (document.querySelector('script[data-analytics]')) return
  const script = document.createElement('script')
  script.async = true
  script.dataset.analytics = ''
  script.src = src
  document.head.append(script)
}
