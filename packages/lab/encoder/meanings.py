"""Writes what each known scam means to the encoder: its state, turned to the axes that tell scams apart, as bytes."""
import json
import struct

import numpy as np
import torch

from choices import CHOICES

KEPT = CHOICES['meanings']


@torch.no_grad()
def states(model, rows, data):
    """The mean state of each row over its windows."""
    flat = [(len(ids), at, ids) for at, row in enumerate(rows) for ids in row['windows']]
    flat.sort(key=lambda item: item[:2])
    out = np.zeros((len(rows), model.place.shape[1]), 'f')
    for start in range(0, len(flat), 256):
        part = flat[start : start + 256]
        for (_, at, _), state in zip(part, model.meaning(*data.pack([item[2] for item in part])).float().cpu().numpy()):
            out[at] += state / len(rows[at]['windows'])
    return out


def write_meanings(model, rows, data, path):
    values = states(model, rows, data)
    middle = values.mean(0)
    _, sizes, axes = np.linalg.svd(values - middle, full_matrices=False)
    # The first axes say little more than "scam"; half-way to equal spread, the finer ones are heard too.
    turn = (axes[:KEPT] / np.sqrt(sizes[:KEPT])[:, None]).astype('f')
    turned = (values - middle) @ turn.T
    turned /= np.linalg.norm(turned, axis=1, keepdims=True)
    whole = np.rint(turned * 127 / np.abs(turned).max()).astype(np.int8)
    # As many blanks as it takes for the numbers behind to begin at a multiple of four.
    head = json.dumps({'width': len(middle), 'kept': KEPT, 'ids': [row['id'] for row in rows]}).encode()
    head += b' ' * (-len(head) % 4)
    parts = [struct.pack('<I', len(head)), head, middle.astype('<f4').tobytes(), turn.astype('<f4').tobytes(), whole.tobytes()]
    open(path, 'wb').write(b''.join(parts))
    print(len(rows), 'known scams,', sum(map(len, parts)), 'bytes')
