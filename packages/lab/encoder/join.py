"""Joins what the parts of finetune.py say of each row into scores.json, doubts.json, early.json and kinds.json in OUT.

    python3 join.py OUT"""
import json
import math
import sys

from choices import CHOICES

LEAST_CHANCE = CHOICES['leastChance']


def mean(values):
    return sum(values) / len(values)


def spread(values):
    middle = mean(values)
    return math.sqrt(mean([(value - middle) ** 2 for value in values]))


def chances(scores):
    shares = [math.exp(score - max(scores)) for score in scores]
    return [share / sum(shares) for share in shares]


def write(path, values):
    json.dump(dict(sorted(values.items())), open(path, 'w'), indent=2)


def main(out):
    """The parts learned from two thirds of the rows and speak more softly than `final`: they are stretched to its spread."""
    kind_names = json.load(open(f'{out}/encoder.json'))['kinds']
    final = json.load(open(f'{out}/scores-final.json'))
    folds = {}
    for part in range(3):
        folds |= json.load(open(f'{out}/scores-{part}-3.json'))
    ours = [row for id, row in folds.items() if not id.startswith('public-')]
    for place, name in ((0, 'scores.json'), (2, 'doubts.json'), (3, 'early.json')):
        stretch = spread([mean(row[place]) for row in final.values()]) / spread([mean(row[place]) for row in ours])
        print(name, len(folds), len(final), f'stretched by {stretch:.3f}')
        unseen = {id: round(mean(row[place]) * stretch, 3) for id, row in folds.items()}
        write(f'{out}/{name}', unseen | {id: round(mean(row[place]), 3) for id, row in final.items()})
    kinds = {}
    for id, row in final.items():
        named = zip(kind_names, chances(row[1]))
        kinds[id] = {kind: round(chance, 3) for kind, chance in named if chance >= LEAST_CHANCE}
    write(f'{out}/kinds.json', kinds)


if __name__ == '__main__':
    main(sys.argv[1])
