import { type CSSProperties, useId } from 'react'
import { Icon } from '@kit/icon'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { Card } from '@kit/ui/card'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import { useCarousel } from './use-carousel'
import styles from './view.module.css'

export function View({
  eyebrow,
  title,
  intro,
  align,
  label,
  slides,
  look: variant,
  ratio,
  perView,
  autoplay,
  slots,
}: Props) {
  const t = useT()
  const id = useId()
  const { track, at, atStart, atEnd, isPlaying, canPlay, go, goTo, togglePlay, handlers } = useCarousel(
    slides.length,
    autoplay,
  )
  const isSingle = perView.base === 1 && perView.tablet === 1
  const sizes = `(min-width: 1024px) ${Math.ceil(72 / perView.base)}rem, ${Math.ceil(100 / perView.mobile)}vw`
  const hasHeading = Boolean(eyebrow || title || intro)
  const controls = (
    <div className={styles.controls} data-aside={hasHeading || undefined}>
      {canPlay && (
        <button
          type="button"
          className={styles.control}
          onClick={togglePlay}
          aria-label={t(isPlaying ? texts.pause : texts.play)}
          title={t(isPlaying ? texts.pause : texts.play)}
        >
          <Icon name={isPlaying ? 'player-pause' : 'player-play'} />
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        onClick={() => go(-1)}
        aria-disabled={atStart}
        aria-controls={`${id}-track`}
        aria-label={t(texts.previous)}
      >
        <Icon name="chevron-left" size="1.5rem" />
      </button>
      <button
        type="button"
        className={styles.control}
        onClick={() => go(1)}
        aria-disabled={atEnd}
        aria-controls={`${id}-track`}
        aria-label={t(texts.next)}
      >
        <Icon name="chevron-right" size="1.5rem" />
      </button>
    </div>
  )
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t(texts.carousel)}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-label={title ? undefined : (label ?? t(texts.carousel))}
      data-fits={atStart && atEnd ? true : undefined}
      data-look={variant}
      {...handlers}
    >
      {hasHeading && (
        <SectionHeading
          eyebrow={eyebrow}
          title={title}
          intro={intro}
          align={align}
          id={`${id}-title`}
          actions={controls}
        />
      )}
      <div
        ref={track}
        id={`${id}-track`}
        className={styles.track}
        style={{ ...responsiveVars('per', perView), '--peek': isSingle ? '0px' : '2.5rem' } as CSSProperties}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled by keys
        tabIndex={0}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {slides.map(({ id: key, slot, ...content }, index) => (
          // A slide is a group within the carousel, not a fieldset.
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription={t(texts.slide)}
            aria-label={t(texts.position, { at: index + 1, count: slides.length })}
          >
            {(content.image ?? content.title ?? content.text) && (
              <Card
                {...content}
                layout={variant === 'cover' ? 'overlay' : 'stacked'}
                look="surface"
                ratio={ratio}
                sizes={sizes}
              />
            )}
            {slot && slots?.[`slide-${key}`]}
          </div>
        ))}
      </div>
      {!hasHeading && controls}
      {slides.length > 1 && slides.length <= 12 && (
        <div className={styles.dots}>
          {slides.map(({ id: key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              onClick={() => goTo(index)}
              aria-label={t(texts.goTo, { at: index + 1 })}
              aria-current={at === index || undefined}
            />
          ))}
        </div>
      )}
    </section>
  )
}
