import { escapeMarkup } from './escape-markup'
import type { Feed, FeedEntry } from './feed'

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`

/** A feed as RSS 2.0, with the whole texts. An entry keeps its id whatever becomes of its address. */
export function writeRss({ title, description, locale, home, self, entries }: Feed): string {
  const newest = entries[0]?.publishedAt
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', home),
    element('description', description || title),
    element('language', locale),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...entries.map(rssItem),
    '</channel></rss>',
  ].join('')
}

const rssItem = ({ id, title, address, excerpt, html, author, tags, publishedAt }: FeedEntry): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', id, ' isPermaLink="false"'),
    element('pubDate', publishedAt.toUTCString()),
    ...(author ? [element('dc:creator', author)] : []),
    ...tags.map((tag) => element('category', tag)),
    element('description', excerpt),
    element('content:encoded', html),
    '</item>',
  ].join('')

/** The same as JSON Feed 1.1. */
export const writeJsonFeed = ({ title, description, locale, home, self, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description ? { description } : {}),
    home_page_url: home,
    feed_url: self,
    language: locale,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.address,
      title: entry.title,
      content_html: entry.html,
      ...(entry.excerpt ? { summary: entry.excerpt } : {}),
      ...(entry.image ? { image: entry.image } : {}),
      date_published: entry.publishedAt.toISOString(),
      ...(entry.changedAt ? { date_modified: entry.changedAt.toISOString() } : {}),
      ...(entry.author ? { authors: [{ name: entry.author }] } : {}),
      tags: entry.tags,
      language: locale,
    })),
  })
