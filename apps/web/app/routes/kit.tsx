import '../styles/pages/booking.css';
import '../styles/pages/contact.css';
import '../styles/pages/cases.css';
import '../styles/pages/blog-page.css';
import '../styles/kit.css';
import { bands } from '../../content/bands.ts';
import { Glyph } from '../illustrations/glyph.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { GlyphLink } from '../ui/actions/glyph-link.tsx';
import { Button } from '../ui/actions/button.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { ButtonRow } from '../ui/actions/button-row.tsx';
import { Chip } from '../ui/actions/chip.tsx';
import { ChipGroup } from '../ui/actions/chip-group.tsx';
import { ClearChip } from '../ui/actions/clear-chip.tsx';
import { GoLink } from '../ui/actions/go-link.tsx';
import { TextLink } from '../ui/actions/text-link.tsx';
import { ToolButton } from '../ui/actions/tool-button.tsx';
import { Accordion } from '../ui/cards/accordion.tsx';
import { Bezel } from '../ui/cards/bezel.tsx';
import { BezelCard } from '../ui/cards/bezel-card.tsx';
import { Card } from '../ui/cards/card.tsx';
import { DatedCard } from '../ui/cards/dated-card.tsx';
import { Panel } from '../ui/cards/panel.tsx';
import { Plate } from '../ui/cards/plate.tsx';
import { PriceTile } from '../ui/cards/price-tile.tsx';
import { Slip } from '../ui/cards/slip.tsx';
import { SoonBox } from '../ui/cards/soon-box.tsx';
import { FieldGroup } from '../ui/forms/field-group.tsx';
import { RadioTile } from '../ui/forms/radio-tile.tsx';
import { SearchInput } from '../ui/forms/search-input.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { Alert } from '../ui/text/alert.tsx';
import { Badge } from '../ui/text/badge.tsx';
import { KeyBadge } from '../ui/text/key-badge.tsx';
import { StepList } from '../ui/text/step-list.tsx';
import { TemperStrip } from '../ui/text/temper-strip.tsx';
import { VectorList } from '../ui/text/vector-list.tsx';

const themes = ['light', 'dark'] as const;
const listItems = [{ lead: 'Lead words.', text: 'Text after them.' }, { text: 'Text alone.' }];
const steps = [
  { lead: 'Done.', text: 'Behind us.' },
  { lead: 'Current.', text: 'Under way.' },
  { lead: 'Open.', text: 'Still to come.' },
];
const facts = [
  { term: 'Term', details: 'Details' },
  { term: 'Another', details: 'More details' },
];
const card = { href: '#', title: 'Title', description: 'A sentence below it.', linkLabel: 'Link label' };

function Actions() {
  return (
    <section className="stack">
      <h2 className="h3">Actions</h2>
      <ButtonRow isMiddle>
        <ButtonLink href="#">Default</ButtonLink>
        <Button isBusy>Sending</Button>
        <Button disabled>Disabled</Button>
        <Button variant="line">Secondary</Button>
        <GoLink href="#">Go link</GoLink>
        <TextLink href="#">Text link</TextLink>
        <ToolButton icon="copy" label="Tool" />
        <ToolButton icon="chevron-right" label="Round tool" isRound />
      </ButtonRow>
      <ChipGroup label="Chips">
        <Chip isPressed={false}>Off</Chip>
        <Chip isPressed>On</Chip>
        <ClearChip>Clear</ClearChip>
      </ChipGroup>
      <ButtonRow isMiddle>
        <Badge>Category</Badge>
        <KeyBadge label="Key result">Key result</KeyBadge>
        <Badge variant="soon">Coming soon</Badge>
      </ButtonRow>
    </section>
  );
}

function Fields() {
  return (
    <section className="stack">
      <h2 className="h3">Fields and messages</h2>
      <div className="kit-columns">
        <TextInput label="Required" required hint="A hint" />
        <TextInput label="Optional" optionalMark="optional" placeholder="Placeholder" />
        <TextInput label="Checking" checking="Looking it up…" />
        <TextInput label="Invalid" error="What is wrong and what to do" />
        <TextArea label="Text area" rows={3} />
        <SearchInput label="Search" placeholder="Search" />
        <Alert tone="ok" title="Done">
          What happens next.
        </Alert>
        <Alert tone="bad" title="Failed">
          What to do now.
        </Alert>
      </div>
    </section>
  );
}

function Tiles({ theme }: { theme: string }) {
  return (
    <section className="stack">
      <h2 className="h3">Tiles and slip</h2>
      <FieldGroup legend="Radio tiles" requiredMark="required">
        <div className="slots">
          {['09:00', '09:30', '10:00', '10:30'].map((time) => (
            <RadioTile key={time} name={`${theme}-time`} label={time} defaultChecked={time === '09:30'} />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend="Offers">
        <div className="durs">
          <PriceTile name={`${theme}-offer`} label="One" price="Word" regularPrice="Price" defaultChecked />
          <PriceTile name={`${theme}-offer`} label="Two" price="Price" />
        </div>
      </FieldGroup>
      <Slip
        band="avmar"
        status="Confirmed"
        weekday="Weekday"
        day="A day"
        digits="A time"
        drawing={null}
        facts={facts}
      >
        <ButtonLink href="#" icon="video">
          Join
        </ButtonLink>
      </Slip>
    </section>
  );
}

function Cards({ theme }: { theme: string }) {
  const drawing = <Illustration name="service-rendering" />;
  return (
    <section className="stack">
      <h2 className="h3">Cards</h2>
      <div className="grid2">
        <Card {...card} band="rendering" emoji="🧊" drawing={drawing} />
        <DatedCard
          {...card}
          band="rendering"
          drawing={drawing}
          dateTime="2025-06-25"
          dateLabel="Date"
          tags={['Tag']}
          moreLabel="More"
        />
      </div>
      <BezelCard
        {...card}
        band="rendering"
        emoji="🦷"
        drawing={drawing}
        categories={['Category']}
        results={['Result']}
      />
      <BezelCard {...card} band="avmar" emoji="⚓" drawing={drawing} comingSoonLabel="Coming soon" />
      <div>
        <Accordion {...card} name={theme} band="marketing" emoji="📈" drawing={drawing} />
        <Accordion
          {...card}
          name={theme}
          band="martech"
          emoji="🧩"
          drawing={drawing}
          comingSoonLabel="Coming soon"
        />
      </div>
      <GlyphLink href="#" band="fiveg" glyph={<Glyph name="service-fiveg" />} label="Area" />
      <Panel>
        <VectorList items={listItems} />
      </Panel>
      <StepList steps={steps} doneCount={1} doneLabel="Done" />
      <SoonBox>
        <VectorList items={listItems} isTight />
      </SoonBox>
    </section>
  );
}

function Bands() {
  return (
    <section className="stack">
      <h2 className="h3">Bands</h2>
      <TemperStrip />
      <div className="kit-plates">
        {bands.map((band) => (
          <Plate key={band} band={band}>
            <Illustration name={`service-${band}`} />
            <Bezel emoji="⚙️" />
          </Plate>
        ))}
        <Plate band="avmar" isSoon>
          <Illustration name="case-aviation-maritime" />
        </Plate>
      </div>
    </section>
  );
}

/** The whole kit in both themes, for development: the route exists only there. */
export default function Kit() {
  return (
    <div className="kit">
      {themes.map((theme) => (
        <div key={theme} className="kit-side" data-theme={theme}>
          <Bands />
          <Actions />
          <Fields />
          <Cards theme={theme} />
          <Tiles theme={theme} />
        </div>
      ))}
    </div>
  );
}
