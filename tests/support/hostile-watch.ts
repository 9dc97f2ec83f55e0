import type { Page } from '@playwright/test'
import { laterScript } from '../../src/gateway/pages/later-script'

/**
 * Everything that reveals text that ran, or became markup: a dialog, a mark on the document, a request to another host,
 * unknown elements, a policy violation.
 */
export function watchForMarkup(page: Page): () => Promise<string[]> {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on(
    'request',
    (request) => /evil\.example/.test(new URL(request.url()).host) && messages.push(`a request: ${request.url()}`),
  )
  page.on(
    'console',
    (message) =>
      /Content Security Policy|Trusted ?Type/i.test(message.text()) && messages.push(`the policy: ${message.text()}`),
  )
  page.on('pageerror', (error) => messages.push(`an error: ${error.message}`))
  return async () => {
    for (const frame of page.frames()) {
      const found = await frame.evaluate(
        (ours) => [
          ...(document.documentElement.dataset.ran === undefined ? [] : ['a script ran']),
          ...[
            ...document.querySelectorAll(
              'img[src="x"], [onerror], [onload], [onfocus], script:not([src]):not([type]):not(head script), iframe[srcdoc], base, a[href^="javascript"], meta[http-equiv="refresh"]',
            ),
          ]
            // What has the document's nonce is ours, and the one script of its body.
            .filter(
              (element) =>
                !(element instanceof HTMLScriptElement && (element.nonce !== '' || element.textContent === ours)),
            )
            .map((element) => `an element: ${element.outerHTML.slice(0, 120)}`),
        ],
        laterScript,
      )
      messages.push(...found)
    }
    return messages
  }
}
