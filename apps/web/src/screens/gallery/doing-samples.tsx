import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { DiceIcon, DownloadIcon, MenuIcon, TrashIcon } from '../../components/icons.tsx'
import { Row } from '../../components/layout.tsx'
import { Menu } from '../../components/menu.tsx'
import { Modal } from '../../components/modal.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { galleryWords } from './words.ts'

/** Looks, sizes and states of buttons. */
export const ButtonSamples = observer(() => {
  const { action, why } = useWords(galleryWords)
  return (
    <>
      <Row>
        <Button look="primary">{action}</Button>
        <Button>{action}</Button>
        <Button look="quiet">{action}</Button>
        <Button look="danger">{action}</Button>
      </Row>
      <Row>
        <Button size="small">{action}</Button>
        <Button size="large" look="primary">
          <DiceIcon />
          {action}
        </Button>
        <Button icon aria-label={action}>
          <DiceIcon />
        </Button>
        <LinkButton to="/gallery">{action}</LinkButton>
      </Row>
      <Row>
        <Button look="primary" busy>
          {action}
        </Button>
        <Button look="primary" disabledBecause={why}>
          {action}
        </Button>
        <Button disabledBecause={why}>{action}</Button>
      </Row>
      <Button look="primary" wide>
        {action}
      </Button>
    </>
  )
})

/** What opens above the page. */
export const LayerSamples = observer(() => {
  const { toasts } = useRoot()
  const words = useWords(galleryWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Modal</Button>
      <Menu
        items={[
          { key: 'a', label: words.choices[0], icon: <DownloadIcon size={18} />, onSelect: noop },
          { key: 'b', label: words.choices[1], disabledBecause: words.why, onSelect: noop },
          { key: 'c', label: words.choices[2], icon: <TrashIcon size={18} />, danger: true, onSelect: noop },
        ]}
      >
        <Button>
          <MenuIcon size={18} />
          Menu
        </Button>
      </Menu>
      <Tooltip text={words.hint}>
        <Button>Tooltip</Button>
      </Tooltip>
      <Button onClick={() => toasts.say(words.sentence)}>Toast</Button>
      <Modal open={isOpen} title={words.action} lead={words.sentence} onClose={() => setOpen(false)}>
        <Row>
          <Button look="primary" onClick={() => setOpen(false)}>
            {words.choices[0]}
          </Button>
          <Button onClick={() => setOpen(false)}>{words.choices[2]}</Button>
        </Row>
      </Modal>
    </Row>
  )
})

/** Sheets in one place. */
export function TabSamples(): ReactNode {
  const { choices, sentence } = useWords(galleryWords)
  const [value, setValue] = useState('0')
  return (
    <Tabs
      label="Tabs"
      value={value}
      onChange={setValue}
      tabs={choices.map((label, i) => ({ value: String(i), label, content: `${i + 1}. ${sentence}` }))}
    />
  )
}

/** Samples do nothing. */
function noop(): void {}
