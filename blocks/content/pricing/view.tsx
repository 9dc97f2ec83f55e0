import { classNames } from '@kit/class-names'
import { HeldText } from '@kit/held-text'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import { type Plan, Price, yearlySaving } from './price'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, plans, period, note }: Props) {
  const titleId = `${blockId}-title`
  const hasChoice = plans.some(({ monthly, yearly }) => monthly !== undefined && yearly !== undefined)
  return (
    <div className={styles.pricing} data-align={align}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={titleId} />
      {hasChoice && (
        <PeriodChoice name={`${blockId}-period`} period={period} saving={Math.max(...plans.map(yearlySaving))} />
      )}
      {/* The container starts below the heading: its containment would cut the heading off from the page's section count. */}
      <div className={styles.frame}>
        <ul
          role="list"
          className={styles.plans}
          data-count={plans.length}
          aria-labelledby={title ? titleId : undefined}
        >
          {plans.map((plan, index) => (
            <li
              key={index}
              className={classNames(styles.plan, surface.surface)}
              data-featured={plan.featured || undefined}
            >
              <PlanCard plan={plan} level={title ? 3 : 2} />
            </li>
          ))}
        </ul>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

function PeriodChoice({ name, period, saving }: { name: string; period: Props['period']; saving: number }) {
  const t = useT()
  return (
    <fieldset className={styles.period}>
      <legend className="visually-hidden">{t(texts.period)}</legend>
      <div className={styles.choice}>
        <label>
          <input
            type="radio"
            name={name}
            value="month"
            defaultChecked={period === 'month'}
            className="visually-hidden"
          />
          {t(texts.monthly)}
        </label>
        <label>
          <input type="radio" name={name} value="year" defaultChecked={period === 'year'} className="visually-hidden" />
          {t(texts.yearly)}
        </label>
      </div>
      {saving > 0 && <span className={styles.saving}>{t(texts.saveUpTo, { percent: saving })}</span>}
    </fieldset>
  )
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }) {
  const t = useT()
  const Heading = `h${level}` as 'h2' | 'h3'
  return (
    <>
      <div className={styles.head}>
        <Heading className={styles.name}>
          <HeldText>{plan.name}</HeldText>
          {plan.badge && (
            <Badge tone="accent" look="solid">
              {plan.badge}
            </Badge>
          )}
        </Heading>
        {plan.text && (
          <p className={styles.text}>
            <HeldText>{plan.text}</HeldText>
          </p>
        )}
      </div>
      <div className={styles.prices}>
        <Price plan={plan} />
      </div>
      <div className={styles.action}>
        {plan.button && (
          <ButtonLink
            link={plan.button.link}
            look={plan.featured ? 'primary' : 'secondary'}
            full
            className={styles.button}
          >
            {plan.button.text}
          </ButtonLink>
        )}
        {plan.note && <p className={styles.small}>{plan.note}</p>}
      </div>
      <ul role="list" className={styles.features}>
        {plan.features.map(({ text, included }, index) => (
          <li key={index} data-excluded={included ? undefined : true}>
            <Icon name={included ? 'check' : 'minus'} size="1.15em" />
            <span>
              {!included && <span className="visually-hidden">{t(texts.notIncluded)} </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
