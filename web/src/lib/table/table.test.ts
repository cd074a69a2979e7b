import { describe, expect, it } from 'vitest';
import type { Message, Node, Offer, FullView, StepUpdate } from '#lib/wire/out.gen.ts';
import { offerTree, messagesOf } from './text/offer-tree.ts';
import { clockText } from './clock.ts';
import { changedLevel } from './seat-activity.ts';
import { areRows } from './text/outline.ts';
import { parseRulebook } from '#lib/rulebook/rulebook.ts';
import {
  seatsToAct,
  applyStep,
  seatsAnswered,
  promptMessages,
  fromFullView,
  dropShownSteps,
  showEvents,
} from './table-state.ts';

const said = (key: string): Message => ({ key, data: {} });
const node = (id: string, ...children: Node[]): Node => ({ id, message: said(id), children });
const offer = (...picks: string[]): Offer => ({
  move: { type: 'x' },
  picks,
  message: said(picks.join('-')),
  preview: null,
});

const SIGHT: FullView = {
  type: 'sight',
  table: 't',
  seat: 0,
  cursor: 1,
  view: { purses: [1, 2], active: 0 },
  awaited: [{ seat: 1, kind: null, answered: false }],
  decisions: [{ seat: 0, kind: 'build', token: 3, sealed: false, answered: false, told: false, is_binding: false }],
  offers: [],
  log: [],
  players: [{ name: 'Mara' }, { name: 'Jonas' }],
  may_take_back: false,
  may_ask_back: false,
  clocks: [],
  outcome: null,
  seed: null,
  outline: { nodes: [node('now', node('more')), node('castle')] },
  said: [said('event-dealt')],
};
const STEP: StepUpdate = {
  type: 'step',
  table: 't',
  cursor: 2,
  frames: [
    { event: { type: 'built' }, changes: { purses: [0, 3] } },
    { event: null, changes: { active: 1 } },
  ],
  awaited: [{ seat: 1, kind: 'build', answered: false }],
  decisions: [],
  offers: [],
  players: SIGHT.players,
  may_take_back: true,
  may_ask_back: true,
  clocks: [],
  outcome: null,
  seed: null,
  outline: { nodes: [node('now')] },
  said: [said('event-built')],
};

describe('a table that is followed', () => {
  it('is a sight with steps laid over it', () => {
    const table = applyStep(fromFullView(SIGHT), STEP, 1);

    expect(table.view).toEqual({ purses: [0, 3], active: 1 });
    expect(table.said.map((one) => one.key)).toEqual(['event-dealt', 'event-built']);
    expect([table.cursor, table.newCount, table.may_take_back]).toEqual([2, 1, true]);
  });

  it('knows who is to act', () => {
    expect(seatsToAct(fromFullView(SIGHT))).toEqual([0, 1]);
    expect(seatsToAct(applyStep(fromFullView(SIGHT), STEP, 1))).toEqual([1]);
  });

  it('does not wait for whoever is told to have chosen', () => {
    const voted = fromFullView({ ...SIGHT, awaited: [{ seat: 1, kind: null, answered: true }] });

    expect([seatsToAct(voted), seatsAnswered(voted)]).toEqual([[0], [1]]);
  });

  it('says what is to do now: the first node and what belongs to it', () => {
    expect(promptMessages(fromFullView(SIGHT)).map((one) => one.key)).toEqual(['now', 'more']);
  });
});

describe('a step that is being shown', () => {
  const step: StepUpdate = {
    ...STEP,
    said: [said('event-built'), said('event-paid')],
    outcome: { ranks: [1, 2], scores: [], reason: said('reason-over') },
  };
  const shown = showEvents(fromFullView(SIGHT), step, 1, 1, { purses: [0, 3], active: 0 });

  it('adds only the sentences that have begun, and nothing that comes after it', () => {
    expect(shown.said.map((one) => one.key)).toEqual(['event-dealt', 'event-built']);
    expect([shown.view, shown.outcome, shown.outline, shown.newCount]).toEqual([
      { purses: [0, 3], active: 0 },
      null,
      SIGHT.outline,
      1,
    ]);
  });

  it('says each sentence once, also when the step ends', () => {
    const all = showEvents(shown, step, 1, 2, { purses: [0, 3], active: 0 });
    expect(all.said.map((one) => one.key)).toEqual(['event-dealt', 'event-built', 'event-paid']);
    expect(applyStep(all, step, 1).said).toEqual(all.said);
  });

  it('offers nothing, unless the own decision stays open', () => {
    expect([shown.decisions, shown.may_take_back]).toEqual([[], false]);
    const open = { ...step, decisions: SIGHT.decisions };
    expect(showEvents(fromFullView(SIGHT), open, 1, 1, {}).decisions).toEqual(SIGHT.decisions);
  });
});

describe('the log where recall is pure', () => {
  const uncovered: StepUpdate = {
    ...STEP,
    frames: [],
    said: [said('event-uncovered'), said('event-collected')],
    kept: { anew: false, log: [], said: [said('event-unroofed')] },
  };
  const keys = (table: { said: readonly Message[] }): readonly string[] => table.said.map(({ key }) => key);

  it('tells what is passing until the next step is shown, and keeps only what lasts', () => {
    const told = applyStep(fromFullView(SIGHT), uncovered, 1);
    expect(keys(told)).toEqual(['event-dealt', 'event-uncovered', 'event-collected']);
    expect(keys(dropShownSteps(told, 1))).toEqual(keys(told));

    const next = dropShownSteps(applyStep(told, STEP, 2), 2);

    expect(keys(next)).toEqual(['event-dealt', 'event-unroofed', 'event-built']);
    expect(next.newCount).toBe(1);
    expect(JSON.stringify(next)).not.toContain('uncovered');
  });

  it('still tells what waits to be shown', () => {
    const waiting = applyStep(applyStep(fromFullView(SIGHT), uncovered, 1), STEP, 2);

    expect(keys(dropShownSteps(waiting, 1))).toEqual([
      'event-dealt',
      'event-uncovered',
      'event-collected',
      'event-built',
    ]);
  });

  it('begins anew after a take-back and at the end, as a fresh sight would show it', () => {
    const whole = [said('event-dealt'), said('event-taken-back')];
    const told = applyStep(fromFullView(SIGHT), uncovered, 1);
    const back = applyStep(told, { ...STEP, said: whole.slice(1), kept: { anew: true, log: [], said: whole } }, 2);

    expect(keys(back)).toEqual(['event-dealt', 'event-taken-back']);
    expect(keys(dropShownSteps(applyStep(back, STEP, 3), 3))).toEqual([
      'event-dealt',
      'event-taken-back',
      'event-built',
    ]);
  });
});

describe('choices', () => {
  const nodes = messagesOf({ nodes: [node('a'), node('b')] });

  it('stand side by side if they are few', () => {
    expect(offerTree([offer('a', '1'), offer('b', '2')], nodes).map((one) => one.kind)).toEqual(['offer', 'offer']);
  });

  it('are folded by what they pick if they are many; a pick that all share is passed over', () => {
    const many = ['a', 'b'].flatMap((pick) => Array.from({ length: 8 }, (_, n) => offer('all', pick, String(n))));

    const folded = offerTree([...many, offer('all', 'c')], nodes);

    expect(folded.map((one) => (one.kind === 'group' ? `${one.pick} ${String(one.size)}` : one.place))).toEqual([
      'a 8',
      'b 8',
      16,
    ]);
  });
});

describe('what is read', () => {
  it('takes nodes of as many parts each for rows of a table', () => {
    expect(areRows([node('a', node('1'), node('2')), node('b', node('3'), node('4'))])).toBe(true);
    expect(areRows([node('a', node('1'), node('2')), node('b', node('3'))])).toBe(false);
    expect(areRows([node('a', node('1', node('2')), node('3')), node('b', node('4'), node('5'))])).toBe(false);
  });

  it('reads clocks as minutes and seconds, hours, or days, and lets those that run go on', () => {
    expect(clockText({ left: 372_000, runs: false }, 5000)).toBe('6:12');
    expect(clockText({ left: 372_000, runs: true }, 5000)).toBe('6:07');
    expect(clockText({ left: 3_725_000, runs: false }, 0)).toBe('1:02:05');
    expect(clockText({ left: 90_000_000, runs: false }, 0)).toBe('1 d 1 h');
    expect(clockText({ left: 1000, runs: true }, 5000)).toBe('0:00');
  });

  it('reads a rulebook as an aim and chapters of clauses', () => {
    const book = parseRulebook(
      '# Rules\n\nBuild high.\nThe highest *wins*.\n\nMore.\n\n## 4 Building\nText.\n- **4.4** Costs *one*\n  ducat.\n- **4.5** Free.\n\n## 5 Roofs\n',
    );

    expect(book).toEqual({
      aim: 'Build high. The highest wins.',
      introduction: ['More.'],
      chapters: [
        {
          title: '4 Building',
          clauses: [
            { number: '4.4', text: 'Costs one ducat.', table: [], tableName: '' },
            { number: '4.5', text: 'Free.', table: [], tableName: '' },
          ],
        },
        { title: '5 Roofs', clauses: [] },
      ],
    });
    expect(parseRulebook('')).toEqual({ aim: '', introduction: [], chapters: [] });
  });

  it('reads the table below a clause', () => {
    const table = '<!-- table: hits -->\n| Roll | 0–1 |\n| --- | :-: |\n| Rat | – |\n<!-- end of table -->\n';
    const book = parseRulebook(`## 11 Tables\n\n- **11.1** Hits:\n\n${table}\n- **11.2** No more.\n`);

    expect(book.chapters[0]?.clauses).toEqual([
      {
        number: '11.1',
        text: 'Hits:',
        table: [
          ['Roll', '0–1'],
          ['Rat', '–'],
        ],
        tableName: 'hits',
      },
      { number: '11.2', text: 'No more.', table: [], tableName: '' },
    ]);
  });
});

describe('the level of a bot', () => {
  const oswin = (bot: string) => [{ name: 'Anna' }, { name: 'Oswin', bot }];
  it('is noticed when it changes, and only then', () => {
    expect(changedLevel(oswin('marshal'), oswin('knight'))).toEqual({ seat: 1, level: 'knight' });
    expect(changedLevel(oswin('knight'), oswin('knight'))).toBeNull();
    expect(changedLevel([], oswin('knight'))).toBeNull();
  });
  it('is no news where a bot replaces a person who left, or the person is back', () => {
    const people = [{ name: 'Anna' }, { name: 'Oswin' }];
    expect(changedLevel(people, oswin('squire'))).toBeNull();
    expect(changedLevel(oswin('squire'), people)).toBeNull();
  });
});
